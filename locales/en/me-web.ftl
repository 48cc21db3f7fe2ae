# What is said only about me.

me-title = About me
me-telling = Telling me
me-sound = Sound
me-push-text = Letters and invitations can reach this device while no page is open. What is sent says which table waits, and nothing of the game.
me-push-on = Tell this device
me-push-off = Tell this device nothing more
me-push-insecure = That needs a secure line (https). This address has none.
me-push-off-here = Whoever runs this server has switched that off.
me-push-unable = This browser cannot do that.
me-push-forbidden = This browser forbids it; its settings for this page can allow it.
me-push-failed = That did not work. Try again in a moment.
me-forbidden = The browser did not allow it.

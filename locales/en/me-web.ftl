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

web-move-text = There are no accounts here; this browser simply remembers who you are. With a code another device becomes you as well. It works once, for ten minutes.
web-claimed = This device is you now; your tables are on the home page.
web-forget-text = Deletes your name and everything you have said. Running games go on with bots.
web-forget-sure = Really delete it, for good
web-forgotten = Your name and what you said are gone.
web-move = Move to another device
web-get-code = Give me a code
web-have-code = A code from another device
web-use-code = Use it
web-forget = Be forgotten
web-forget-do = Delete my name

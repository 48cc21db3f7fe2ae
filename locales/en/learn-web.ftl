# Around a lesson: what Aunt Carla says in all of them, and the buttons below her.
learn-carla = Aunt Carla
learn-nth = Lesson { $nth } of { $lessons }
learn-step = Step { $step } of { $steps }
learn-left = { $minutes ->
    [one] about a minute left
   *[other] about { $minutes } minutes left
}
learn-leave = Leave the lesson
learn-kept = Your place is kept. Stop whenever you like.
learn-play-instead = Play now instead
learn-play-now = Play now
learn-play = Play a game
learn-back = Back
learn-show = Show me
learn-next = Next
learn-next-lesson = Next lesson
learn-again = Once more
learn-try = Try it: { $task }
learn-read = Look around, then go on with Next.
learn-right = Just so
learn-hm = Hm
learn-not-so = Not like that
learn-not-this = That is allowed, but it is not what we are trying just now.
learn-once-more = Try again.
learn-let-me-show = Shall I show you?
learn-finished = Well done

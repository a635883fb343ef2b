// What a live table loads after it can be played, in one file.
export { confirmerOf } from './confirm-bets.ts'
export { drawPresenter } from './draw-presenter.ts'

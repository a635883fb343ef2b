export { createBoard } from '../reels/create-board.ts'

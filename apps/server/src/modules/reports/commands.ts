// What the commands of the terminal use beside the front door (`npm run operator`).
export { insertSignificantEvent } from './repository/significant-events.ts'

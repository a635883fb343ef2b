export { createLive, type Live, type LiveEvent } from './module.ts'

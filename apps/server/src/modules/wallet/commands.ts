// What the commands of the terminal use beside the front door (`npm run archive`).
export { ArchiveStop } from './archive/manifest.ts'
export { archiveAfterMonthsDefault, archiveAfterMonthsMin } from './archive/month.ts'
export { runArchiveCommand } from './archive/run-command.ts'

// Exports for the terminal commands besides the public interface (`npm run archive`, `npm run bench`).
export { ArchiveStop } from './archive/manifest.ts'
export { archiveAfterMonthsDefault, archiveAfterMonthsMin } from './archive/month.ts'
export { runArchiveCommand } from './archive/run-command.ts'
export { accountIdOf, bucketOf } from './common/domain/account-ids.ts'
export { createBatchCall } from './lanes/repository/batch-call.ts'
export { readGroups } from './common/repository/read-groups.ts'

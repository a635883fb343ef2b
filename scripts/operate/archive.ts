// npm run archive -- list | export yyyy-mm | verify yyyy-mm | drop yyyy-mm | restore yyyy-mm TREVO_ARCHIVE
// is the folder of the files, TREVO_ARCHIVE_AFTER_MONTHS the age from which a month may leave the
// database, DATABASE_URL a database other than the demo's.
import path from 'node:path'
import {
  archiveAfterMonthsDefault,
  archiveAfterMonthsMin,
  ArchiveStop,
  runArchiveCommand,
} from '../../apps/server/src/modules/wallet/commands.ts'
import { startEmbedded } from '../../packages/database/src/embedded.ts'
import { say } from '../common/say.ts'

const dataDir = process.env['TREVO_DATA'] ?? '.trevo/data'
const folder = path.resolve(process.env['TREVO_ARCHIVE'] ?? '.trevo/archive')
const afterMonths = Number(process.env['TREVO_ARCHIVE_AFTER_MONTHS'] ?? archiveAfterMonthsDefault)
const ownUrl = process.env['DATABASE_URL']

const archive = async (): Promise<void> => {
  if (!Number.isInteger(afterMonths) || afterMonths < archiveAfterMonthsMin) {
    throw new ArchiveStop(`TREVO_ARCHIVE_AFTER_MONTHS is a number from ${archiveAfterMonthsMin} on`)
  }
  const server = ownUrl
    ? { url: ownUrl, stop: async () => undefined }
    : await startEmbedded({ dataDir: path.resolve(dataDir, 'postgres') })
  try {
    const said = await runArchiveCommand(
      {
        databaseUrl: server.url,
        folder,
        clock: { now: () => new Date() },
        afterMonths,
        onStep: (step) => say(`  ${step}`),
      },
      process.argv.slice(2),
    )
    say(said)
  } finally {
    await server.stop()
  }
}

await archive().catch((error: unknown) => {
  if (!(error instanceof ArchiveStop)) throw error
  say(`Stopped: ${error.message}`)
  process.exitCode = 1
})

// node bench/lobby/add-titles.ts <database url> [titles] Adds a generated catalogue to a running system's
// database, for benches of whole pages; the server notices automatically. Pictures are those of our own
// titles.
import { createPool } from '@trevo/database/connect.ts'
import { slotTitles } from '@trevo/titles/slot-titles.ts'
import { generateCatalogue } from '@trevo/testkit/catalogue/generate-titles.ts'
import { insertCatalogue } from '@trevo/testkit/catalogue/insert-catalogue.ts'

const [url, count = '20000'] = process.argv.slice(2)
if (!url) throw new Error('Which database? node bench/lobby/add-titles.ts postgres://… [titles]')
const pool = createPool(url, { work: 'reports', max: 1 })
const art = slotTitles.map(({ gameCode }) => gameCode)
const catalogue = generateCatalogue({ titleCount: Number(count), art })
await insertCatalogue(pool, catalogue)
await pool.end()
process.stdout.write(`${catalogue.titles.length} titles of ${catalogue.vendors.length} vendors\n`)

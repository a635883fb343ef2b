import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { computeCapacity, type Assumed, type Measured } from './compute.ts'

/** An assumed national operator. */
const national: Assumed = {
  members: 10_000_000,
  activeShare: 0.1,
  betsPerActiveMemberAndDay: 150,
  peakHourShare: 0.1,
  movementsPerBet: 1.3,
  coresPerNode: 16,
  usedAtPeak: 0.4,
  terabytesPerNode: 8,
  nodesPerGroup: 3,
  nodeBrlPerMonth: 4_000,
  terabyteBrlPerMonth: 600,
  monthsKept: 24,
}

const count = (value: number): string => Math.round(value).toLocaleString('en-US')
const amount = (value: number): string => value.toFixed(2)
const terabytes = (bytes: number): string => `${(bytes / 1e12).toFixed(2)} TB`
const percent = (share: number): string => `${Math.round(share * 100)} %`

const rows = (title: string, lines: readonly (readonly [string, string])[]): string =>
  [`| ${title} | |`, '| --- | ---: |', ...lines.map(([what, value]) => `| ${what} | ${value} |`)]
    .map((line) => `${line}\n`)
    .join('')

/** The page, from the measured figures of `measured.json`. */
export const pageOf = (): string => {
  const file = resolve(import.meta.dirname, 'measured.json')
  const measured = JSON.parse(readFileSync(file, 'utf8')) as Measured // run.ts wrote it
  const year = computeCapacity(measured, national)
  return `# A year of a national operator, on paper

\`npm run bench -- capacity\` measures the first table and writes this page; a test holds the page to
\`bench/capacity\`. The second is assumed: change it in \`bench/capacity/write-page.ts\`. Disks ask for
more machines than processors do: fewer months in the database is what saves most.

${rows(
  `Measured on ${measured.takenOn}: ${count(measured.movements)} stakes, ${measured.callers} at once`,
  [
    ['bytes of the ledger in the database, for each movement', count(measured.bytesPerMovement)],
    ['bytes of the database’s log', count(measured.logBytesPerMovement)],
    ['processor time of the database, µs', amount(measured.databaseUsPerMovement)],
    ['processor time of the ledger in the server, µs', amount(measured.ledgerUsPerMovement)],
  ],
)}
${rows('Assumed', [
  ['members', count(national.members)],
  ['of them play on a day', percent(national.activeShare)],
  ['bets of each of these', count(national.betsPerActiveMemberAndDay)],
  ['of a day’s bets in its busiest hour', percent(national.peakHourShare)],
  ['movements for each bet (a stake; a payout for 3 in 10)', amount(national.movementsPerBet)],
  [
    'processors of a node, used at most',
    `${national.coresPerNode}, ${percent(national.usedAtPeak)}`,
  ],
  ['terabytes of the ledger on a node, at most', count(national.terabytesPerNode)],
  ['nodes for each group (primary and standbys)', count(national.nodesPerGroup)],
  ['a node, BRL a month', count(national.nodeBrlPerMonth)],
  ['a terabyte, BRL a month', count(national.terabyteBrlPerMonth)],
  ['months in the database before they leave for files', count(national.monthsKept)],
])}
${rows('Computed', [
  ['bets a day', count(year.betsPerDay)],
  ['bets a year', count(year.betsPerYear)],
  ['movements a second in the busiest hour', count(year.peakMovementsPerSecond)],
  ['processors that the database needs for them', amount(year.coresAtPeak)],
  ['groups that processors ask for', count(year.groupsForProcessors)],
  ['groups that disks ask for', count(year.groupsForDisks)],
  ['groups (1 is a single primary, without Citus)', count(year.groups)],
  ['nodes of the database', count(year.nodes)],
  ['the ledger grows a day', terabytes(year.bytesPerDay)],
  ['the ledger with all months that are kept', terabytes(year.bytesKept)],
  ['log to archive a day', terabytes(year.logBytesPerDay)],
  ['BRL a year for the database', count(year.brlPerYear)],
  ['BRL for a million bets', amount(year.brlPerMillionBets)],
])}
## What is not in it

The copies of the server and of the game server: what a request costs there is measured by
\`npm run bench:http\` and \`npm run bench -- rounds\`. The tables of other modules, such as the bet
record. A ledger that is spread costs a tenth to a half more processor time for each movement than
one server with one bucket ([0019](adr/0019-ledger-by-buckets.md)). Processor time was taken on a machine with two
processors and neighbours, and is the time on a processor, not the time that passed.
`
}

export const writePage = (): void =>
  writeFileSync(resolve(import.meta.dirname, '../../docs/capacity.md'), pageOf())

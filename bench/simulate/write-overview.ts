import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCountMax } from './judge.ts'
import { listRecords, readRecord, recordsFolder, type SimulationRecord } from './records.ts'

const percent = (bp: number): string => (bp / 100).toFixed(4)

const rowsOf = ({ gameCode, wagers }: SimulationRecord): string[] =>
  wagers.map(({ id, roundCount, declared, measured, errorCount }) => {
    const { rtpBp, rtpBpFrom, rtpBpTo, hitRate, stdDev, maxWinStakes } = measured
    return `| ${[
      gameCode,
      id,
      `${percent(declared.rtpBp)} (${declared.method})`,
      roundCount.toLocaleString('en'),
      percent(rtpBp),
      `${percent(rtpBpFrom)} to ${percent(rtpBpTo)}`,
      errorCount.toFixed(2),
      hitRate,
      stdDev,
      maxWinStakes,
    ].join(' | ')} |`
  })

const titleRow = ({ gameCode, family, mathsVersion, roundCount, ...rest }: SimulationRecord) => {
  const worst = Math.max(...rest.wagers.map(({ errorCount }) => Math.abs(errorCount)))
  const verdict = worst <= errorCountMax ? 'agrees' : 'OFF'
  const rounds = roundCount.toLocaleString('en')
  return `| [${gameCode}](${gameCode}.json) | ${family} | ${mathsVersion} | ${rest.wagers.length} | ${rounds} | ${worst.toFixed(2)} | ${verdict} |`
}

/** The records as one page, for people. */
export const overviewOf = (
  records: readonly SimulationRecord[],
): string => `# Simulations of every title

Made by \`npm run bench -- simulate\` from the records beside it; how to repeat them is in
[the page above](../README.md). A record has the seed, the version and the fingerprint of the rules,
and the sums that its figures follow from.

The last column but one is the distance of the measured return from the declared one in standard
errors. At 99.99 % it is at most ${errorCountMax}; of so many wagers some are beyond their 99 %
interval (2.58) by luck.

| Title | Family | Version | Wagers | Rounds | Largest distance | |
| --- | --- | --- | --- | --- | --- | --- |
${records.map(titleRow).join('\n')}

## Every wager

Returns in per cent of what was staked; deviation and largest payout in first stakes.

| Title | Wager | Declared | Rounds | Measured | 99 % interval | Distance | Hit rate | Deviation | Largest |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${records.flatMap(rowsOf).join('\n')}
`

/** The overview's file. */
export const overviewFile = join(recordsFolder, 'README.md')

/** Every record in a folder, by game code. */
export const allRecords = (folder: string): SimulationRecord[] =>
  listRecords(folder).flatMap((gameCode) => readRecord(folder, gameCode) ?? [])

/** Writes the overview of the stored records. */
export const writeOverview = (): void =>
  writeFileSync(overviewFile, overviewOf(allRecords(recordsFolder)))

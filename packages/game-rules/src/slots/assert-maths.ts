import type { SlotMaths, SlotSymbol } from './types.ts'

/** Throws Error naming the title and the rule if its data are inconsistent. */
export const assertMaths = (maths: SlotMaths): void => {
  const fail = (rule: string): never => {
    throw new Error(`${maths.gameCode}: ${rule}`)
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(maths.gameCode)) fail('gameCode is kebab-case')
  if (!Number.isSafeInteger(maths.version) || maths.version < 1) fail('version counts from 1')
  if (!isWhole(maths.winCapStakes)) fail('winCapStakes is a whole number')
  assertStakes(maths, fail)
  assertSymbols(maths.symbols, fail)
  assertStrips(maths, maths.strips, fail)
  if (maths.features.freeSpins?.strips) assertStrips(maths, maths.features.freeSpins.strips, fail)
  assertKind(maths, fail)
  assertPaysAreReachable(maths, fail)
  assertFeatures(maths, fail)
}

type Fail = (rule: string) => never

const isWhole = (value: number): boolean => Number.isSafeInteger(value) && value > 0

const assertStakes = (maths: SlotMaths, fail: Fail): void => {
  if (!isWhole(maths.unitsPerStake)) fail('unitsPerStake is a whole number')
  if (maths.stakeStepsMinor.length === 0) fail('there is a stake')
  let previous = 0n
  for (const stake of maths.stakeStepsMinor) {
    if (stake <= previous) fail('stakes rise')
    // Payouts are whole centavos (100 of our units) at every stake, so nothing is ever rounded.
    if (stake % (100n * BigInt(maths.unitsPerStake)) !== 0n) fail('a unit is whole centavos')
    previous = stake
  }
}

const assertSymbols = (symbols: readonly SlotSymbol[], fail: Fail): void => {
  if (symbols.length > 16) fail('at most 16 symbols')
  if (new Set(symbols.map(({ code }) => code)).size !== symbols.length) fail('codes differ')
  if (new Set(symbols.map(({ id }) => id)).size !== symbols.length) fail('ids differ')
  if (symbols.filter(({ kind }) => kind === 'scatter').length > 1) fail('one scatter at most')
  for (const { code, kind, pays, wildMultiplier } of symbols) {
    if (code.length !== 1) fail('a code is one letter')
    if (wildMultiplier !== undefined && kind !== 'wild') fail('only wilds multiply')
    if (wildMultiplier !== undefined && !isWhole(wildMultiplier)) fail('multipliers are whole')
    const entries = Object.entries(pays)
    if (entries.some(([count, units]) => Number(count) > 15 || !isWhole(units))) {
      fail('pays are whole numbers')
    }
  }
  // A line of mixed wilds pays like its first wild, so all must pay alike.
  const wildPays = symbols.filter(({ kind }) => kind === 'wild').map(({ pays }) => pays)
  if (new Set(wildPays.map((pays) => JSON.stringify(pays))).size > 1) fail('wilds pay alike')
}

const assertStrips = (maths: SlotMaths, strips: readonly string[], fail: Fail): void => {
  const codes = new Set(maths.symbols.map(({ code }) => code))
  if (strips.length !== maths.reelCount) fail('one strip per reel')
  for (const strip of strips) {
    if (strip.length < maths.rowCount) fail('a strip is longer than the reel')
    if ([...strip].some((code) => !codes.has(code))) fail('strips hold known symbols')
  }
}

const assertKind = (maths: SlotMaths, fail: Fail): void => {
  const { kind, lines, reelCount, symbols, strips, features } = maths
  if (reelCount !== (kind === 'lines-3x3' ? 3 : 5)) fail('kind and reels agree')
  if ((kind === 'ways-5x3') !== (lines.length === 0)) fail('lines games have lines, ways none')
  for (const line of lines) {
    if (line.length !== reelCount) fail('a line has a row on each reel')
    if (line.some((row) => row < 0 || row >= maths.rowCount)) fail('lines stay in the grid')
  }
  if (new Set(lines.map((line) => line.join())).size !== lines.length) fail('lines differ')
  for (const symbol of symbols) {
    if (symbol.kind === 'regular' && !symbol.pays[reelCount]) fail('a full line pays')
  }
  if (kind !== 'ways-5x3') return
  const wilds = new Set(symbols.filter((symbol) => symbol.kind === 'wild').map(({ code }) => code))
  const first = [strips[0] ?? '', features.freeSpins?.strips?.[0] ?? '']
  if (first.some((strip) => [...strip].some((code) => wilds.has(code)))) {
    fail('no wild on the first reel of a ways game')
  }
  if (symbols.some(({ wildMultiplier }) => wildMultiplier)) fail('wilds multiply on lines only')
}

/** The paytable promises nothing that the reels cannot show. */
const assertPaysAreReachable = ({ symbols, strips, rowCount }: SlotMaths, fail: Fail): void => {
  const wilds = new Set(symbols.filter(({ kind }) => kind === 'wild').map(({ code }) => code))
  for (const { code, kind, pays } of symbols) {
    const shows = strips.map((strip) =>
      [...strip].some((at) => at === code || (kind !== 'scatter' && wilds.has(at))),
    )
    const gap = shows.indexOf(false)
    const run = gap < 0 ? strips.length : gap
    const most = kind === 'scatter' ? shows.filter(Boolean).length * rowCount : run
    if (Object.keys(pays).some((count) => Number(count) > most)) fail(`${code} pays in vain`)
  }
}

const assertFeatures = (maths: SlotMaths, fail: Fail): void => {
  const { fullGrid, respinOnTwoFullReels, multiplierReel, cascades, freeSpins } = maths.features
  const isSmall = maths.kind === 'lines-3x3'
  if (!isSmall && (fullGrid || respinOnTwoFullReels || multiplierReel)) fail('3x3 features')
  if (isSmall && (freeSpins || maths.symbols.some(({ kind }) => kind === 'scatter'))) {
    fail('free spins need five reels')
  }
  if (Boolean(cascades) !== (maths.kind === 'ways-5x3')) fail('ways cascade, lines do not')
  for (const { multiplier, weight } of [...(fullGrid ?? []), ...(multiplierReel ?? [])]) {
    if (!isWhole(multiplier) || !isWhole(weight)) fail('wheels hold whole numbers')
  }
  if (fullGrid?.length === 0 || multiplierReel?.length === 0) fail('a wheel has an entry')
  if (!freeSpins) return
  if (!maths.symbols.some(({ kind }) => kind === 'scatter')) fail('free spins need a scatter')
  const awards = [...Object.values(freeSpins.award), ...Object.values(freeSpins.retrigger)]
  if (awards.some((award) => !isWhole(award))) fail('awards are whole numbers')
  if (awards.some((award) => award > freeSpins.spinCountMax)) fail('awards fit the most spins')
  if (!isWhole(freeSpins.multiplier)) fail('multipliers are whole')
}

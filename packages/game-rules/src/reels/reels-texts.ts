type Awards = readonly { readonly count: number; readonly spins: number }[]

/** The sentences of the rules of these families, in one language. */
export type ReelsTexts = {
  readonly headings: {
    readonly wins: string
    readonly symbols: string
    readonly freeSpins: string
    readonly hold: string
    readonly picks: string
    readonly wilds: string
    readonly buy: string
    readonly money: string
  }
  readonly heads: {
    readonly symbol: string
    readonly prize: string
    readonly stakes: string
    readonly chance: string
    readonly lids: string
    readonly jackpot: string
  }
  readonly ways: (wayCountMax: number) => string
  readonly heights: string
  readonly cascades: string
  readonly clusters: (p: { min: number; columns: number; rows: number }) => string
  readonly ladder: (multipliers: readonly number[]) => string
  readonly charge: (p: { cellCount: number; wildCount: number }) => string
  readonly spots: (most: number) => string
  readonly lines: (lineCount: number) => string
  readonly wild: (p: { name: string; scatter: string | undefined }) => string
  readonly freeSpins: (p: { name: string; awards: Awards }) => string
  readonly retrigger: (awards: Awards) => string
  readonly spinCountMax: (most: number) => string
  readonly rising: (p: { from: number; step: number }) => string
  readonly keepsLadder: string
  readonly keepsSpots: string
  readonly hold: (p: { name: string; min: number; respins: number }) => string
  readonly holdChance: (p: { coin: number; all: number }) => string
  readonly holdPays: string
  readonly grand: (name: string) => string
  readonly picks: (p: { name: string; min: number; lids: number; lidName: string }) => string
  readonly picksLaid: string
  readonly picksEnd: (most: number) => string
  readonly lid: {
    prize: (stakes: string) => string
    multiplier: (by: number) => string
    end: string
  }
  readonly expands: (reels: readonly number[]) => string
  readonly sticky: string
  readonly buy: (p: { feature: string; price: number }) => string
  readonly spin: string
  readonly features: Readonly<Record<'free-spins' | 'hold' | 'picks', string>>
  readonly stakes: (p: { least: bigint; most: bigint }) => string
  readonly exact: string
  readonly cap: (stakes: number) => string
  readonly rtp: (bp: number) => string
  readonly fair: string
  readonly stakesOf: (units: number, unitsPerStake: number) => string
  readonly percent: (share: number) => string
  readonly facts: {
    readonly stops: string
    readonly grid: string
    readonly steps: string
    readonly freeSpins: string
    readonly payout: string
    readonly bought: string
    readonly lids: string
  }
}

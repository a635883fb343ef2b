/** The change of the settled part of a round's stakes, and of its valid part, in 1/10,000 BRL. */
export type SettledChange = {
  readonly memberId: bigint
  readonly source: string
  readonly nodeId: number
  readonly roundId: string
  readonly stakeMinor: bigint
  readonly validMinor: bigint
}

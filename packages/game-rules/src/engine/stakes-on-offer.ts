import type { TitleData } from './title-data.ts'

/** Stakes, or chips, that a player may choose from, ascending, up to a maximum; in 1/10,000 BRL. */
export const stakesOnOffer = (
  { stakeStepsMinor }: Pick<TitleData, 'stakeStepsMinor'>,
  maxStakeMinor: bigint,
): bigint[] => stakeStepsMinor.filter((stepMinor) => stepMinor <= maxStakeMinor)

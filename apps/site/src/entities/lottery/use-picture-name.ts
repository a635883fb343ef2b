import type { LotteryKey } from '@trevo/i18n/site/lottery/load.ts'
import { useLotteryText } from './use-lottery-text.ts'

/** What the pictures on the dice are called, by the number that the rules give them. */
export const usePictureName = () => {
  const t = useLotteryText()
  // Every picture of the rules has words, which a test proves.
  return (picture: number): string => t(`lottery.picture.${picture}` as LotteryKey)
}

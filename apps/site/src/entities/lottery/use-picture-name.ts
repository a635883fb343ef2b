import type { AreaKey } from '@trevo/i18n/site/areas.ts'
import { useText } from '../../core/language/use-text.ts'

/** The names of the dice pictures, by the number that the rules give them. */
export const usePictureName = () => {
  const t = useText('lottery')
  // A test proves that every picture of the rules has a name.
  return (picture: number): string => t(`lottery.picture.${picture}` as AreaKey<'lottery'>)
}

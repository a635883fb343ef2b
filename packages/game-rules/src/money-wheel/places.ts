import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import { bonusKinds, type BonusKind, type MoneyWheelTitle, type WheelPlace } from './types.ts'

/** Whether a place is a bonus round. */
export const isBonus = (place: WheelPlace): place is BonusKind =>
  bonusKinds.some((kind) => kind === place)

/** What a number pays to one. */
export const numberOf = (place: WheelPlace): number => Number(place.slice(2))

/** Every place of a wheel, numbers first. */
export const placesOf = ({ segments }: MoneyWheelTitle): ReadonlySet<WheelPlace> =>
  new Set(segments)

const bonusNames: InEachLanguage<Readonly<Record<BonusKind, string>>> = {
  PT: { coin: 'Moeda', drop: 'Queda', balloons: 'Balões', 'great-wheel': 'Grande Roda' },
  EN: { coin: 'Coin', drop: 'Drop', balloons: 'Balloons', 'great-wheel': 'Great Wheel' },
}

/** The name of a place, in each language. */
export const placeNames = (place: WheelPlace): InEachLanguage<string> =>
  inEachLanguage((language) =>
    isBonus(place) ? bonusNames[language][place] : String(numberOf(place)),
  )

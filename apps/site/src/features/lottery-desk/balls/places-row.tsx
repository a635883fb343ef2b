import { placeName } from '@trevo/lottery-rules/texts/ball-names.ts'
import { useText } from '../../../core/language/use-text.ts'
import { togglePlace } from '../state/picks.ts'
import styles from './places-row.module.css'
import type { DeskState } from '../state/use-desk.ts'

/** The places of the outcome that are bet on; every combination of the required size is bought. */
export const PlacesRow = ({ desk: { play, picks, changePicks } }: { readonly desk: DeskState }) => {
  const t = useText('lottery-desk')
  const words = useText('lottery')
  if (!play || !picks || play.places?.by !== 'prefix') return null
  return (
    <div className={styles['places']} role="group" aria-label={t('desk.places')}>
      <small>{t('desk.placesNeeded', { count: play.places.size })}</small>
      {play.places.from.map((place) => (
        <button
          key={place}
          type="button"
          aria-pressed={picks.places.includes(place)}
          onClick={() => changePicks((before) => togglePlace(before, play, place))}
        >
          {placeName(words, play, place)}
        </button>
      ))}
    </div>
  )
}

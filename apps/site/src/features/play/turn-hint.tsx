import { Button } from '@trevo/ui/button.tsx'
import { RotateCcwSquare } from 'lucide-react'
import { useState } from 'react'
import styles from './play.module.css'
import { useMedia } from '../../core/theme/use-media.ts'
import { useText } from '../../core/language/use-text.ts'

/** A phone held sideways: games are drawn for portrait. */
const sideways = '(orientation: landscape) and (max-height: 500px) and (pointer: coarse)'

/** Asks to turn the phone; the game also works without turning it. */
export const TurnHint = () => {
  const t = useText('play')
  const isSideways = useMedia(sideways)
  const [isRefused, setIsRefused] = useState(false)
  if (!isSideways || isRefused) return null
  return (
    <div className={styles['turn']} role="status">
      <RotateCcwSquare size={48} aria-hidden="true" />
      <p>{t('play.turn')}</p>
      <Button look="plain" onClick={() => setIsRefused(true)}>
        {t('play.playSideways')}
      </Button>
    </div>
  )
}

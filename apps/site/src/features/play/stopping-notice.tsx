import { Button } from '@trevo/ui/button.tsx'
import styles from './play.module.css'
import { useText } from '../../core/language/use-text.ts'

/** ERR-16: the game went under maintenance while open; the round on screen may still end. */
export const StoppingNotice = ({ onLeave }: { readonly onLeave: () => void }) => {
  const t = useText('play')
  return (
    <div className={styles['stopping']} role="alert">
      <p>
        <b>{t('play.maintenance')}.</b> {t('play.stopping')}
      </p>
      <Button look="plain" onClick={onLeave}>
        {t('play.backToLobby')}
      </Button>
    </div>
  )
}

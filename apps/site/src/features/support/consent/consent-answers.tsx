import { Button } from '@trevo/ui/button.tsx'
import type { Consent } from './consent.ts'
import { useText } from '../../../core/language/use-text.ts'
import styles from './consent.module.css'

/** Both answers, equally easy. */
export const ConsentAnswers = ({ choose }: { readonly choose: (consent: Consent) => void }) => {
  const t = useText('support')
  return (
    <div className={styles['answers']}>
      <Button look="plain" onClick={() => choose('none')}>
        {t('consent.refuse')}
      </Button>
      <Button look="plain" onClick={() => choose('analytics')}>
        {t('consent.accept')}
      </Button>
    </div>
  )
}

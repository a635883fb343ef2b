import { useSession } from '../../core/session/store.ts'
import styles from './demo-outbox.module.css'

type Word = 'common.demoSendsNothing' | 'common.demoOutbox'

/** Beside a field for a code: in a demo nothing is really sent, and a page shows it. */
export const DemoOutbox = ({ t }: { readonly t: (word: Word) => string }) => {
  const { demo } = useSession().systemStatus.info.brand
  if (!demo) return null
  return (
    <p className={styles['note']}>
      {t('common.demoSendsNothing')}{' '}
      <a href="/dev/outbox" target="_blank" rel="noreferrer">
        {t('common.demoOutbox')}
      </a>
    </p>
  )
}

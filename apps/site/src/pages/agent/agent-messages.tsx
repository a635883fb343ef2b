import { MessagesPage } from '../../features/agent-center/messages/messages-page.tsx'
import { useCenterText } from '../../features/agent-center/common/use-center-text.ts'
import { InboxPage } from '../../features/inbox/inbox-page.tsx'
import styles from './agent.module.css'

/** AGENT-2: what the agent writes, and beside it what came in. */
export const AgentMessages = () => {
  const t = useCenterText()
  return (
    <div className={styles['messages']}>
      <MessagesPage />
      <section className={styles['received']} aria-label={t('message.inbox')}>
        <h2>{t('message.inbox')}</h2>
        <InboxPage />
      </section>
    </div>
  )
}

import { MessagesPage } from '../../features/agent-center/messages/messages-page.tsx'
import { useText } from '../../core/language/use-text.ts'
import { InboxPage } from '../../features/inbox/inbox-page.tsx'
import styles from './agent.module.css'

/** AGENT-2: the agent's form, and next to it the received messages. */
export const AgentMessages = () => {
  const t = useText('agent-center')
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

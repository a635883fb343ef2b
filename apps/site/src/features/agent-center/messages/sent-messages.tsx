import { useInfiniteQuery } from '@tanstack/react-query'
import type { SentMessage } from '@trevo/contract/wps/agents/messages.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { rowsOf } from '../../../core/lists/pages.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { useBrandZone } from '../../../core/session/use-brand-zone.ts'
import center from '../common/center.module.css'
import { ListFrame } from '../common/list-frame.tsx'
import styles from './messages.module.css'
import { sentQuery } from '../common/queries.ts'
import { useText } from '../../../core/language/use-text.ts'

/** The agent's sent messages, newest first. */
export const SentMessages = () => {
  const t = useText('agent-center')
  const sent = useInfiniteQuery(sentQuery())
  const list = rowsOf(sent)
  return (
    <section className={center['card']} aria-label={t('message.outbox')}>
      <h2>{t('message.outbox')}</h2>
      {sent.data && list.length === 0 ? (
        <p className={center['note']}>{t('message.outboxNone')}</p>
      ) : (
        <ListFrame pages={sent}>
          <ul className={styles['sent']}>
            {list.map((message) => (
              <Sent key={message.messageId} message={message} />
            ))}
          </ul>
        </ListFrame>
      )}
    </section>
  )
}

const Sent = ({ message }: { readonly message: SentMessage }) => {
  const t = useText('agent-center')
  const { locale } = useLanguage()
  const reportZone = useBrandZone()
  const names = message.names.join(', ') || t('common.closedAccount')
  const more = message.reached - Math.max(message.names.length, 1)
  return (
    <li>
      <div className={styles['head']}>
        <b>
          {message.to === 'all' && `${t('message.all')} (${message.reached})`}
          {message.to !== 'all' && (more > 0 ? t('message.others', { names, count: more }) : names)}
        </b>
        <time dateTime={message.sentAt}>
          {formatDateTime(new Date(message.sentAt), locale, reportZone)}
        </time>
      </div>
      <p>{message.text}</p>
    </li>
  )
}

import type { IconName } from '@trevo/art/icon-names.ts'
import type { InboxMessage, MessageAbout } from '@trevo/contract/wps/inbox.ts'
import { formatDate, formatTime } from '@trevo/i18n/format.ts'
import { Button, buttonClass } from '@trevo/ui/button.tsx'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../core/art/icon.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import styles from './inbox.module.css'
import { useText } from '../../core/language/use-text.ts'

const icons = {
  deposit: 'coin',
  withdrawal: 'money',
  contract: 'invite',
  agent: 'account',
  team: 'invite',
  lottery: 'lottery',
  feedback: 'service',
  account: 'security',
  play: 'chart',
} as const satisfies Record<MessageAbout['what'], IconName>

/** An answer to feedback is the message itself; it opens nothing. */
type Opens = Exclude<MessageAbout['what'], 'feedback'>

const placeOf = (what: Opens, id: string): string => {
  switch (what) {
    case 'deposit':
      return to.member('depositv2', { deposit: id })
    case 'withdrawal':
      return to.member('withdraw', { withdrawal: id })
    case 'contract':
      return to.agentHome()
    case 'agent':
      return to.member('ownAgent')
    case 'team':
      return to.agentHome('agentMessages')
    case 'account':
      return to.member('why')
    case 'play':
      return to.member('howIPlay')
    case 'lottery':
      return to.lotteryTickets({ numero: id })
    default:
      return what satisfies never
  }
}

/** One message; a press opens it and marks it as read. */
export const MessageLine = ({
  message,
  onOpen,
  onDelete,
}: {
  readonly message: InboxMessage
  readonly onOpen: () => void
  readonly onDelete: () => Promise<void>
}) => {
  const t = useText('inbox')
  const { locale } = useLanguage()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { subject, content, readFlag, about } = message
  const at = new Date(message.sentDate)
  const open = () => {
    setOpen(!isOpen)
    if (!isOpen && !readFlag) onOpen()
  }
  const remove = async () => {
    setBusy(true)
    await onDelete()
    setBusy(false)
  }
  return (
    <li className={styles['message']} data-unread={!readFlag || undefined}>
      <button
        type="button"
        className={styles['line']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={open}
      >
        <Icon name={icons[about.what]} size={34} />
        <span className={styles['words']}>
          <b>{subject}</b>
          <small>
            {!readFlag && <span className="visually-hidden">{t('inbox.new')}. </span>}
            <time dateTime={message.sentDate}>
              {formatDate(at, locale)}, {formatTime(at, locale)}
            </time>
          </small>
        </span>
        <ChevronDown size={18} aria-hidden="true" className={styles['turn']} />
      </button>
      <div id={id} hidden={!isOpen} className={styles['open']}>
        <p>{content}</p>
        <p className={styles['sender']}>
          {about.what === 'agent' || about.what === 'team'
            ? t('inbox.writtenBy', { name: message.sender })
            : message.sender}
        </p>
        <div className={styles['actions']}>
          {about.what !== 'feedback' && (
            <Link to={placeOf(about.what, about.id)} className={buttonClass('plain')}>
              {t(`inbox.open.${about.what}`)}
            </Link>
          )}
          <Button look="quiet" busy={isBusy} onClick={() => void remove()}>
            {t('inbox.delete')}
          </Button>
        </div>
      </div>
    </li>
  )
}

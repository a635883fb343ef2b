import { buttonClass, IconButton } from '@trevo/ui/button.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Modal } from '../../../core/dialog/modal.tsx'
import styles from './records.module.css'
import { useText } from '../../../core/language/use-text.ts'

export type DetailFact = {
  readonly label: string
  readonly value: ReactNode
  /** Text that is copied when pressed, for numbers that customer service asks for. */
  readonly copy?: string
}

export type DetailLink = {
  readonly label: string
  readonly href: string
  readonly outside: boolean
}

/** Everything about one line of a record. */
export const DetailSheet = ({
  title,
  figure,
  facts,
  link,
  note,
  action,
  onClose,
}: {
  readonly title: string
  readonly figure: ReactNode
  readonly facts: readonly DetailFact[]
  readonly link?: DetailLink | undefined
  readonly note?: string | undefined
  /** Secondary actions besides the main one. */
  readonly action?: ReactNode
  readonly onClose: () => void
}) => {
  return (
    <Modal title={title} onClose={onClose} size={{ width: 440 }}>
      <div className={styles['figure']}>{figure}</div>
      <DetailFacts facts={facts} />
      {link && <Onward link={link} />}
      {action && <div className={styles['action']}>{action}</div>}
      {note && <p className={styles['note']}>{note}</p>}
    </Modal>
  )
}

/** Labels and values, some with a button that copies them. */
export const DetailFacts = ({ facts }: { readonly facts: readonly DetailFact[] }) => (
  <dl className={styles['details']}>
    {facts.map((fact) => (
      <div key={fact.label}>
        <dt>{fact.label}</dt>
        <dd>
          {fact.value}
          {fact.copy && <CopyButton text={fact.copy} />}
        </dd>
      </div>
    ))}
  </dl>
)

/** The way to what a line belongs to. */
export const Onward = ({ link: { label, href, outside } }: { readonly link: DetailLink }) => {
  const className = buttonClass('brand', 'large', true)
  if (!outside) {
    return (
      <Link to={href} className={className}>
        {label}
      </Link>
    )
  }
  return (
    <a href={href} target="_blank" rel="noreferrer" className={className}>
      {label}
    </a>
  )
}

const CopyButton = ({ text }: { readonly text: string }) => {
  const t = useText('records')
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => showToast(t('common.copied')),
      // If the browser forbids clipboard access, the text can still be selected by hand.
      () => undefined,
    )
  return (
    <IconButton bare label={t('common.copy')} className={styles['copy']} onClick={copy}>
      <Copy size={16} aria-hidden="true" />
    </IconButton>
  )
}

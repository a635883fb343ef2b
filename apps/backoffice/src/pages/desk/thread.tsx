import type { DeskEvent } from '@trevo/contract/ops/desk/chat.ts'
import type { ReactNode } from 'react'
import { formatMoment } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import styles from './desk.module.css'

export type Line = {
  readonly key: string
  readonly at: string
  /** `visitor` wrote it, an operator answered it, or it is for operators alone. */
  readonly side: 'visitor' | 'operator' | 'inside'
  readonly who: string
  readonly text: ReactNode
}

/** Notes and hand-overs as lines of a thread. */
export const useInsideLines = (events: readonly DeskEvent[]): readonly Line[] => {
  const t = useT()
  return events.map(({ at, operator, kind, text, toQueue, toOperator }, index) => ({
    key: `${kind} ${at} ${index}`,
    at,
    side: 'inside',
    who:
      kind === 'note' || toQueue === null
        ? t('desk.noteOf', { operator })
        : t('desk.handedBy', {
            operator,
            to: [t(`desk.queue.${toQueue}`), toOperator].filter(Boolean).join(', '),
          }),
    text,
  }))
}

/** What was written, by time: theirs left, ours right, notes across. */
export const Thread = ({ lines }: { readonly lines: readonly Line[] }) => (
  <ol className={styles['thread']}>
    {lines
      .toSorted((a, b) => (a.at < b.at ? -1 : 1))
      .map(({ key, at, side, who, text }) => (
        <li key={key} data-side={side}>
          <small>
            {who} · {formatMoment(at)}
          </small>
          <p>{text}</p>
        </li>
      ))}
  </ol>
)

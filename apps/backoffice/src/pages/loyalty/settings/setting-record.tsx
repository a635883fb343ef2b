import type { LoyaltySubject } from '@trevo/contract/ops/giving/loyalty-settings.ts'
import { useState, type ReactNode } from 'react'
import { useRight } from '../../../core/operator.ts'
import { useT } from '../../../core/texts.tsx'
import type { LoyaltyAddress } from '../use-loyalty.ts'
import { PlannedPanel, useIsBlocked } from './planned-panel.tsx'
import type { Draft } from './setting-draft.ts'
import { SettingEditor } from './setting-editor.tsx'
import styles from './settings.module.css'

/** What is changed at once, by one person and a reason. */
export type DirectAct = {
  readonly text: string
  readonly isStop?: boolean
  readonly dialog: (onClose: () => void) => ReactNode
}

const DirectActs = ({
  of,
  acts,
  note,
}: {
  readonly of: LoyaltyAddress
  readonly acts: readonly DirectAct[]
  readonly note: ReactNode
}) => {
  const t = useT()
  const mayChange = useRight('loyalty.change') !== undefined
  const [open, setOpen] = useState<number>()
  return (
    <>
      <div className={styles['choose']}>
        <button type="button" className="o-btn" onClick={() => of.change({ row: '' })}>
          {t('loyalty.toList')}
        </button>
        {acts.map(({ text, isStop }, index) => (
          <button
            key={text}
            type="button"
            className={`o-btn ${isStop ? 'o-no' : ''}`}
            aria-disabled={!mayChange}
            onClick={() => mayChange && setOpen(index)}
          >
            {text}
          </button>
        ))}
        {note}
      </div>
      {open !== undefined && acts[open]?.dialog(() => setOpen(undefined))}
    </>
  )
}

/** A setting of a list, or a new one: what is changed at once, what is planned, and its fields. */
export const SettingRecord = ({
  of,
  id,
  subject,
  title,
  note,
  current,
  fresh,
  acts,
  actNote,
  isOver = false,
}: {
  readonly of: LoyaltyAddress
  readonly id: string
  readonly subject: LoyaltySubject
  readonly title: string
  readonly note: string | undefined
  /** Null: a new one. */
  readonly current: Draft | null
  readonly fresh: Draft
  readonly acts: readonly DirectAct[]
  readonly actNote?: ReactNode
  readonly isOver?: boolean
}) => {
  const target = `${subject}:${id}`
  const isBlocked = useIsBlocked(target)
  return (
    <div className={styles['stack']}>
      <DirectActs of={of} acts={acts} note={actNote} />
      <PlannedPanel target={target} />
      <SettingEditor
        key={id}
        subject={subject}
        target={target}
        title={title}
        note={note}
        current={current}
        fresh={fresh}
        isBlocked={isBlocked || isOver}
        onAsked={() => of.change({ row: '' })}
      />
    </div>
  )
}

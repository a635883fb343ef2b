import { changeLoyaltySetting } from '@trevo/api-client/ops-endpoints.ts'
import type { Facts } from '@trevo/contract/ops/approvals.ts'
import type { LoyaltySubject } from '@trevo/contract/ops/giving/loyalty-settings.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../core/api.ts'
import { useRight } from '../../../core/operator.ts'
import { needs } from '../../../core/names/needs.ts'
import { useT } from '../../../core/texts.tsx'
import { useKeys } from '../../../core/use-keys.ts'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { Difference } from '../../../parts/difference.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { FieldInput } from './field-input.tsx'
import { anySetting, previewQuery } from './loyalty-queries.ts'
import { PreviewPanel } from './preview-panel.tsx'
import { RowsInput } from './rows-input.tsx'
import { settleDraft, valueIn, withValue, type Draft } from './setting-draft.ts'
import { settingSpecs } from './setting-specs.ts'
import styles from './settings.module.css'
import { useSettingDraft, type SettingDraft } from './use-setting-draft.ts'

const Fields = ({
  subject,
  of,
  isReadOnly,
}: {
  readonly subject: LoyaltySubject
  readonly of: SettingDraft
  readonly isReadOnly: boolean
}) => {
  const { setting } = of
  const set = (name: string, value: unknown) =>
    of.change(settleDraft(subject, withValue(setting, name, value)))
  const specs = settingSpecs[subject].filter(({ isFor }) => !isFor || isFor(setting))
  const single = specs.flatMap((spec) => (spec.kind === 'rows' ? [] : [spec]))
  const rows = specs.flatMap((spec) => (spec.kind === 'rows' ? [spec] : []))
  return (
    <div className={styles['form']}>
      {single.length > 0 && (
        <div className={styles['fields']}>
          {single.map((spec) => (
            <FieldInput
              key={`${spec.name} ${spec.label}`}
              spec={spec}
              value={valueIn(setting, spec.name)}
              isReadOnly={isReadOnly}
              onChange={(value) => set(spec.name, value)}
            />
          ))}
        </div>
      )}
      {rows.map((spec) => (
        <RowsInput
          key={spec.name}
          spec={spec}
          value={setting[spec.name]}
          isReadOnly={isReadOnly}
          onChange={(value) => set(spec.name, value)}
        />
      ))}
    </div>
  )
}

/** Somebody else changed the setting while this was typed; nothing typed is lost. */
const StaleNote = ({
  of,
  current,
}: {
  readonly of: SettingDraft
  readonly current: Draft | null
}) => {
  const t = useT()
  const pick = (draft: Draft | null) => {
    const { subject: _subject, ...fields } = draft ?? {}
    return fields as Readonly<Record<string, never>>
  }
  return (
    <div role="alert" className={styles['stale']}>
      <p>{t('loyalty.stale')}</p>
      <Difference
        before={pick(of.base)}
        after={pick(current)}
        headings={{ old: t('loyalty.youSaw'), next: t('act.now') }}
      />
      <button type="button" className="o-btn" onClick={of.rebase}>
        {t('loyalty.rebase')}
      </button>
    </div>
  )
}

/** Old beside new, the reason, and the call; a refusal keeps what was typed. */
const AskDialog = ({
  target,
  title,
  of,
  change,
  onAsked,
  onClose,
}: {
  readonly target: string
  readonly title: string
  readonly of: SettingDraft
  readonly change: { readonly before: Facts; readonly after: Facts }
  readonly onAsked: () => void
  readonly onClose: () => void
}) => {
  const t = useT()
  const queries = useQueryClient()
  return (
    <ActDialog
      title={title}
      draft={`loyalty ${target}`}
      confirm={t('loyalty.ask')}
      isSecond
      change={change}
      done=""
      onConfirm={async ({ reason, requestId }) => {
        const answer = await call(changeLoyaltySetting, {
          body: {
            requestId,
            setting: anySetting(of.setting),
            base: of.base === null ? null : anySetting(of.base),
            reason,
          },
        })
        await queries.invalidateQueries({ queryKey: ['loyalty'] })
        if (answer.ok) {
          of.forget()
          onAsked()
        }
        return answer
      }}
      onClose={onClose}
    />
  )
}

const AskBar = ({
  target,
  title,
  of,
  isBlocked,
  onAsked,
}: {
  readonly target: string
  readonly title: string
  readonly of: SettingDraft
  /** A change of the same setting waits or is planned. */
  readonly isBlocked: boolean
  readonly onAsked: () => void
}) => {
  const t = useT()
  const mayChange = useRight('loyalty.change') !== undefined
  const [isAsking, setAsking] = useState(false)
  const { data, error, isFetching } = useQuery({
    ...previewQuery(of.setting),
    enabled: mayChange,
  })
  const isFine =
    data !== undefined &&
    !error &&
    data.faults.length === 0 &&
    data.overMissions.length === 0 &&
    !data.figures.some(({ isOver }) => isOver)
  const isReady = mayChange && of.isChanged && !of.isStale && !isBlocked && isFine && !isFetching
  const open = () => {
    if (isReady) setAsking(true)
  }
  useKeys({ c: open })
  return (
    <footer className={styles['bar']}>
      <span className="o-muted">
        {mayChange
          ? t(of.isChanged ? 'loyalty.typed' : 'loyalty.untouched')
          : needs(t, 'loyalty.change')}
      </span>
      {of.isChanged && (
        <button type="button" className="o-btn" onClick={of.forget}>
          {t('loyalty.discard')}
        </button>
      )}
      <button type="button" className="o-btn o-go" aria-disabled={!isReady} onClick={open}>
        {t('loyalty.compare')} <kbd>C</kbd>
      </button>
      {isAsking && data && (
        <AskDialog
          target={target}
          title={title}
          of={of}
          change={{ before: data.before, after: data.after }}
          onAsked={onAsked}
          onClose={() => setAsking(false)}
        />
      )}
    </footer>
  )
}

/** A setting with its fields, what it would do, and the way to a second person. */
export const SettingEditor = ({
  subject,
  target,
  title,
  note,
  current,
  fresh,
  isBlocked,
  onAsked = () => undefined,
}: {
  readonly subject: LoyaltySubject
  readonly target: string
  readonly title: string
  readonly note?: string | undefined
  /** Null: there is none yet. */
  readonly current: Draft | null
  /** What a first one begins with. */
  readonly fresh: Draft
  readonly isBlocked: boolean
  readonly onAsked?: () => void
}) => {
  const mayChange = useRight('loyalty.change') !== undefined
  const of = useSettingDraft(target, current, fresh)
  return (
    <>
      <div className={styles['columns']}>
        <div className={styles['column']}>
          {of.isStale && <StaleNote of={of} current={current} />}
          <Panel title={title} note={note}>
            <Fields subject={subject} of={of} isReadOnly={!mayChange || isBlocked} />
          </Panel>
        </div>
        <div className={styles['column']}>
          <PreviewPanel subject={subject} setting={of.setting} />
        </div>
      </div>
      <AskBar target={target} title={title} of={of} isBlocked={isBlocked} onAsked={onAsked} />
    </>
  )
}

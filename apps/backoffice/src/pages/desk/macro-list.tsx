import { deleteMacro, saveMacro } from '@trevo/api-client/ops-endpoints.ts'
import { macroVariables, type Macro } from '@trevo/contract/ops/desk/desk.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { formatMoment } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { Panel } from '../../parts/panel.tsx'
import { PartState } from '../../shell/page-states.tsx'
import styles from './desk.module.css'
import { macrosQuery, useDeskAgain } from './use-desk.ts'

const codeForm = /^[a-z][a-z0-9-]{1,39}$/

const TextField = ({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
}) => (
  <Field label={label}>
    <textarea
      required
      maxLength={1_000}
      rows={4}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </Field>
)

const MacroDialog = ({
  macro,
  onClose,
}: {
  readonly macro: Macro | undefined
  readonly onClose: () => void
}) => {
  const t = useT()
  const again = useDeskAgain()
  const [code, setCode] = useState(macro?.code ?? '')
  const [name, setName] = useState(macro?.name ?? '')
  const [portuguese, setPortuguese] = useState(macro?.texts.PT ?? '')
  const [english, setEnglish] = useState(macro?.texts.EN ?? '')
  return (
    <ActDialog
      title={t(macro ? 'desk.changeMacro' : 'desk.addMacro')}
      draft={`macro ${macro?.code ?? ''}`}
      confirm={t('word.save')}
      hasReason={false}
      problem={codeForm.test(code) ? undefined : t('desk.codeWrong')}
      done={t('desk.macroSaved')}
      onConfirm={async () => {
        const body = { name, texts: { PT: portuguese, EN: english } }
        const answer = await call(saveMacro, { params: { code }, body })
        if (answer.ok) await again()
        return answer
      }}
      onClose={onClose}
    >
      {!macro && (
        <Field label={t('desk.code')} hint={t('desk.codeHint')}>
          <input
            required
            maxLength={40}
            value={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
        </Field>
      )}
      <Field label={t('word.name')}>
        <input
          required
          minLength={2}
          maxLength={60}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </Field>
      <TextField label={t('word.portuguese')} value={portuguese} onChange={setPortuguese} />
      <TextField label={t('word.english')} value={english} onChange={setEnglish} />
      <p className="o-muted">
        {t('desk.variables')} {macroVariables.map((one) => `{${one}}`).join(' ')}
      </p>
    </ActDialog>
  )
}

const DeleteDialog = ({
  macro: { code, name },
  onClose,
}: {
  readonly macro: Macro
  readonly onClose: () => void
}) => {
  const t = useT()
  const again = useDeskAgain()
  return (
    <ActDialog
      title={t('desk.deleteMacro', { name })}
      draft={`delete macro ${code}`}
      confirm={t('word.remove')}
      hasReason={false}
      isStop
      done={t('desk.macroDeleted')}
      onConfirm={async () => {
        const answer = await call(deleteMacro, { params: { code } })
        if (answer.ok) await again()
        return answer
      }}
      onClose={onClose}
    />
  )
}

/** Prepared answers in both languages. */
export const MacroList = () => {
  const t = useT()
  const { data, error } = useQuery(macrosQuery)
  const mayAnswer = useRight('desk.answer') !== undefined
  const [open, setOpen] = useState<{ readonly macro?: Macro; readonly isDeleting?: boolean }>()
  if (!data) return <PartState error={error} />
  const close = () => setOpen(undefined)
  return (
    <>
      <div>
        <button
          type="button"
          className="o-btn o-go"
          aria-disabled={!mayAnswer}
          onClick={() => mayAnswer && setOpen({})}
        >
          {t('desk.addMacro')}
        </button>
      </div>
      {data.macros.length === 0 && <p className="o-muted">{t('desk.noMacros')}</p>}
      {data.macros.map((macro) => (
        <Panel
          key={macro.code}
          title={macro.name}
          note={t('desk.changedBy', {
            operator: macro.changedBy,
            at: formatMoment(macro.changedAt),
          })}
          aside={
            mayAnswer && (
              <>
                <button type="button" className="o-link" onClick={() => setOpen({ macro })}>
                  {t('word.edit')}
                </button>{' '}
                <button
                  type="button"
                  className="o-link"
                  onClick={() => setOpen({ macro, isDeleting: true })}
                >
                  {t('word.remove')}
                </button>
              </>
            )
          }
        >
          <div className={styles['macro']}>
            <p>{macro.texts.PT}</p>
            <p>{macro.texts.EN}</p>
          </div>
        </Panel>
      ))}
      {open && !open.isDeleting && <MacroDialog macro={open.macro} onClose={close} />}
      {open?.macro && open.isDeleting && <DeleteDialog macro={open.macro} onClose={close} />}
    </>
  )
}

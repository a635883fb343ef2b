import type { SigapFileWhole } from '@trevo/contract/ops/compliance/sigap.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoment, formatPlainDay } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { ActButtons } from '../../parts/act-buttons.tsx'
import { Course, FactList, Panel, RecordBody, RecordHead } from '../../parts/panel.tsx'
import { ItemWorkers } from '../../parts/workers.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import { CorrectDialog, ResendDialog } from './act-dialogs.tsx'
import { StatePill } from './state-pill.tsx'
import { fileQuery } from './use-sigap.ts'

const Acts = ({ of }: { readonly of: SigapFileWhole }) => {
  const t = useT()
  const mayReport = useRight('compliance.report') !== undefined
  const [open, setOpen] = useState<'resend' | 'correct'>()
  const { state, waiting } = of
  const close = () => setOpen(undefined)
  const canCorrect = state === 'rejected' || state === 'accepted'
  const canResend = state !== 'accepted' && state !== 'corrected'
  return (
    <ActButtons
      acts={[
        {
          choice: 'correct',
          key: 'C',
          look: 'o-go',
          text: t(waiting ? 'sigap.confirmCorrection' : 'sigap.correct'),
          may: mayReport && canCorrect,
        },
        { choice: 'resend', key: 'S', text: t('sigap.resend'), may: mayReport && canResend },
      ]}
      whose={!mayReport && needs(t, 'compliance.report')}
      onChoose={setOpen}
    >
      {open === 'correct' && <CorrectDialog of={of} onClose={close} />}
      {open === 'resend' && <ResendDialog of={of} onClose={close} />}
    </ActButtons>
  )
}

const Problems = ({ of: { problems } }: { readonly of: SigapFileWhole }) => {
  const t = useT()
  return (
    <Panel title={t('sigap.problems')} note={t('sigap.problemCount', { count: problems.length })}>
      <FactList
        items={problems.map(({ record, code, text, account }) => ({
          label: record === 0 ? t('sigap.header') : t('sigap.record', { number: String(record) }),
          value: (
            <>
              <code>{code}</code> {text}{' '}
              {account !== null && (
                <Link className="o-link" to={`/members/${account.split('@').at(-1)}`}>
                  {account}
                </Link>
              )}
            </>
          ),
        }))}
      />
    </Panel>
  )
}

const Whole = ({ of, onClose }: { readonly of: SigapFileWhole; readonly onClose: () => void }) => {
  const t = useT()
  const { kind, day, part, parts, waiting } = of
  return (
    <>
      <RecordHead
        title={`${t(`sigap.kind.${kind}`)}, ${formatPlainDay(day)}`}
        note={t('sigap.part', { part: String(part), parts: String(parts) })}
        onClose={onClose}
      />
      <RecordBody>
        <ItemWorkers kind="file" targetId={of.fileId} />
        <Acts of={of} />
        {waiting && (
          <p className="o-muted">
            {t('sigap.waits', { operator: waiting.askedBy, at: formatMoment(waiting.askedAt) })}
          </p>
        )}
        <FactList
          items={[
            { label: t('word.state'), value: <StatePill of={of} /> },
            { label: t('word.version'), value: of.version },
            { label: t('sigap.records'), value: of.records },
            { label: t('sigap.due'), value: formatMoment(of.dueAt) },
            { label: t('sigap.receipt'), value: of.receipt ?? '–' },
            {
              label: t('sigap.hash'),
              value: <code>{of.sha256}</code>,
            },
          ]}
        />
        {of.problems.length > 0 && <Problems of={of} />}
        <Panel title={t('sigap.history')}>
          <Course
            entries={of.events.map(({ at, kind: happened, text, operator }) => ({
              at,
              who: operator,
              what: t(`sigap.event.${happened}`),
              text,
            }))}
          />
        </Panel>
      </RecordBody>
    </>
  )
}

/** One file: state, what was found wrong, everything that happened, and what can be done. */
export const FilePanel = ({
  fileId,
  onClose,
}: {
  readonly fileId: string
  readonly onClose: () => void
}) => {
  const { data, error } = useQuery(fileQuery(fileId))
  if (data) return <Whole of={data} onClose={onClose} />
  return error ? <p role="alert">{error.message}</p> : <PartLoading />
}

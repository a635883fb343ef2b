import { createExport } from '@trevo/api-client/ops-endpoints.ts'
import {
  exportFormats,
  type ExportContent,
  type ExportFormat,
} from '@trevo/contract/ops/ledger/exports.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { formatCalendarDay } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/needs.ts'
import { useT, type T } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'

/** What a file contains, in words. */
export const nameContent = (t: T, content: ExportContent): string =>
  content.what === 'movements'
    ? `${t('report.movements')}, ${formatCalendarDay(content.from)} – ${formatCalendarDay(content.to)}`
    : `${t(`report.${content.name}`)}, ${t(
        content.period === 'launch' ? 'report.period.launch' : `word.${content.period}`,
      )} ${formatCalendarDay(content.on)}`

/** The button that asks for a file of what is on the screen, with its reason. */
export const ExportButton = ({ content }: { readonly content: ExportContent }) => {
  const t = useT()
  const queries = useQueryClient()
  const mayExport = useRight('reports.export') !== undefined
  const [isOpen, setOpen] = useState(false)
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  if (!mayExport) return <span className="o-muted">{needs(t, 'reports.export')}</span>
  return (
    <>
      <button type="button" className="o-btn" onClick={() => setOpen(true)}>
        {t('report.export')}
      </button>
      {isOpen && (
        <ActDialog
          title={t('report.exportAsk')}
          draft={`export ${JSON.stringify(content)}`}
          confirm={t('report.exportAsk')}
          done={t('report.exportDone')}
          onConfirm={async ({ reason, requestId }) => {
            const body = { exportId: requestId, content, format, reason }
            const answer = await call(createExport, { body })
            if (answer.ok) await queries.invalidateQueries({ queryKey: ['exports'] })
            return answer
          }}
          onClose={() => setOpen(false)}
        >
          <p>{nameContent(t, content)}</p>
          <Field label={t('report.exportFormat')} hint={t('report.exportOnce')}>
            <select
              value={format}
              onChange={({ currentTarget }) =>
                setFormat(exportFormats.find((one) => one === currentTarget.value) ?? 'xlsx')
              }
            >
              {exportFormats.map((one) => (
                <option key={one} value={one}>
                  {one.toUpperCase()}
                </option>
              ))}
            </select>
          </Field>
        </ActDialog>
      )}
    </>
  )
}

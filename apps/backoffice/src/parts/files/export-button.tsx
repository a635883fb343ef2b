import { createExport } from '@trevo/api-client/ops-endpoints.ts'
import {
  exportFormats,
  type ExportContent,
  type ExportFormat,
} from '@trevo/contract/ops/ledger/exports.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { useAskedAct } from '../../core/use-asked-act.ts'
import { ActDialog } from '../act-dialog.tsx'
import { Field } from '../field.tsx'

/** The button that asks for a file of what is on the screen, with its reason. */
export const ExportButton = ({
  content,
  name,
}: {
  readonly content: ExportContent
  /** What the file contains, in words. */
  readonly name: string
}) => {
  const t = useT()
  const queries = useQueryClient()
  const mayExport = useRight('reports.export') !== undefined
  const [isOpen, setOpen] = useState(false)
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  useAskedAct('export', () => setOpen(mayExport))
  if (!mayExport) return <span className="o-muted">{needs(t, 'reports.export')}</span>
  return (
    <>
      <button type="button" className="o-btn" onClick={() => setOpen(true)}>
        {t('export.button')}
      </button>
      {isOpen && (
        <ActDialog
          title={t('export.ask')}
          draft={`export ${JSON.stringify(content)}`}
          confirm={t('export.ask')}
          done={t('export.done')}
          onConfirm={async ({ reason, requestId }) => {
            const body = { exportId: requestId, content, format, reason }
            const answer = await call(createExport, { body })
            if (answer.ok) await queries.invalidateQueries({ queryKey: ['exports'] })
            return answer
          }}
          onClose={() => setOpen(false)}
        >
          <p>{name}</p>
          <Field label={t('export.format')} hint={t('export.once')}>
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

import { Button } from '@trevo/ui/button.tsx'
import { Download } from 'lucide-react'
import { saveFile } from '../../../core/files/save-file.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { csvOf } from '../../../core/tables/csv-of.ts'
import type { FileColumn } from '../../../core/tables/data-table.tsx'
import { useText } from '../../../core/language/use-text.ts'

/** Saves what a table shows. */
export const CsvButton = <Row,>({
  columns,
  rows,
  name,
}: {
  readonly columns: readonly FileColumn<Row>[]
  readonly rows: readonly Row[]
  readonly name: string
}) => {
  const t = useText('agent-center')
  const { language } = useLanguage()
  const fileOf = () => new Blob([csvOf(columns, rows, language)], { type: 'text/csv' })
  return (
    <Button look="plain" title={t('csvShown')} onClick={() => saveFile(`${name}.csv`, fileOf())}>
      <Download size={16} aria-hidden="true" /> {t('common.csv')}
    </Button>
  )
}

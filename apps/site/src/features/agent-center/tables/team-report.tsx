import type { ReactNode } from 'react'
import { DataTable, type Column, type FileColumn } from '../../../core/tables/data-table.tsx'
import { useText } from '../../../core/language/use-text.ts'
import styles from '../common/center.module.css'
import { ListFrame } from '../common/list-frame.tsx'
import { PdfButton, type PrintedFile } from '../../../core/forms/pdf-button.tsx'
import { CsvButton } from './save-csv.tsx'

/** A table of the team, page by page, which the agent can export as CSV or as the server's PDF. */
export const TeamReport = <Row,>({
  title,
  head,
  name,
  print,
  note,
  pages,
  fileColumns = [],
  ...table
}: {
  readonly title: string
  /** Next to the title. */
  readonly head?: ReactNode
  /** Name of the CSV file. */
  readonly name: string
  readonly print?: () => Promise<PrintedFile>
  /** Below the table. */
  readonly note?: string
  readonly pages: Parameters<typeof ListFrame>[0]['pages']
  readonly columns: readonly Column<Row>[]
  /** After those of the table, in the files alone. */
  readonly fileColumns?: readonly FileColumn<Row>[]
  readonly rows: readonly Row[]
} & Pick<Parameters<typeof DataTable<Row>>[0], 'keyOf' | 'foot'>) => {
  const t = useText('agent-center')
  return (
    <section className={styles['card']}>
      <div className={styles['cardHead']}>
        <h2>{title}</h2>
        {head}
        <span className={styles['files']}>
          <CsvButton columns={[...table.columns, ...fileColumns]} rows={table.rows} name={name} />
          {print && <PdfButton label={t('pdfOf', { report: title })} print={print} />}
        </span>
      </div>
      <ListFrame pages={pages} isEmpty={table.rows.length === 0}>
        <DataTable label={title} {...table} />
        {note && <p className={styles['note']}>{note}</p>}
      </ListFrame>
    </section>
  )
}

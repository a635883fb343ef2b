import { toPlainText } from '@trevo/field-rules/plain-text.ts'
import PdfKit from 'pdfkit'

export type Document = InstanceType<typeof PdfKit>

export const margin = 40
export const ink = '#16201b'
export const faint = '#5c6b63'
export const green = '#0b7a43'

/**
 * PDFKit with plain texts only: names in them may contain marks that change the displayed text. The fonts that every
 * PDF reader has know no minus sign; their en dash is as wide and as high.
 */
class PlainPdf extends PdfKit {
  override text(text: string, ...rest: unknown[]): this {
    return Reflect.apply(super.text, this, [toPlainText(text).replaceAll('−', '–'), ...rest])
  }
}

/** A4, tagged with title and language, written into its stream page by page. */
export const openDocument = (
  title: string,
  locale: string,
  layout: 'portrait' | 'landscape' = 'portrait',
): Document =>
  new PlainPdf({
    size: 'A4',
    layout,
    margin,
    bufferPages: false,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Author: 'Trevo', Creator: 'Trevo' },
  })

/** Name of the brand and kind of document. */
export const writeHead = (document: Document, brandName: string, title: string): void => {
  document.font('Helvetica-Bold').fontSize(20).fillColor(green).text(brandName, margin, margin)
  document.font('Helvetica').fontSize(13).fillColor(ink).text(title)
  document.moveDown(0.8)
}

/** A label and its text, on one line. */
export const writeFact = (document: Document, label: string, value: string): void => {
  document.font('Helvetica').fontSize(9).fillColor(faint).text(`${label}:  `, { continued: true })
  document.fillColor(ink).text(value)
}

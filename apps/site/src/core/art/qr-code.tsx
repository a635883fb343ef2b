import { create } from 'qrcode'
import { useMemo } from 'react'

/** Quiet zone that scanners need, in modules (ISO/IEC 18004 requires 4; the card adds the rest). */
const margin = 2

/** All dark modules as one path: crisp at every size, and small. */
const pictureOf = (text: string): string => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const parts: string[] = []
  for (let row = 0; row < modules.size; row += 1) {
    let start = -1
    for (let column = 0; column <= modules.size; column += 1) {
      const isDark = column < modules.size && modules.get(row, column) === 1
      if (isDark && start < 0) start = column
      if (!isDark && start >= 0) {
        parts.push(`M${start + margin} ${row + margin}h${column - start}v1h-${column - start}z`)
        start = -1
      }
    }
  }
  const size = modules.size + 2 * margin
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" ` +
    `shape-rendering="crispEdges"><path d="${parts.join('')}" fill="#04150d"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Draws a text as a QR code; `label` describes it for people who cannot scan it. */
export const QrCode = ({
  text,
  label,
  className,
}: {
  readonly text: string
  readonly label: string
  /** Size of the white card around it. */
  readonly className?: string | undefined
}) => {
  const picture = useMemo(() => pictureOf(text), [text])
  return (
    <div className={className}>
      <img src={picture} alt={label} width="224" height="224" />
    </div>
  )
}

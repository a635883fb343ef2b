import { toCanvas } from 'qrcode'

const [width, height] = [1_080, 1_350]
const qrSize = 720

/** A picture of a link, ready to be sent or printed: its purpose, its code, its address. */
export const drawLinkPicture = async (about: {
  readonly url: string
  readonly title: string
  readonly note: string
}): Promise<Blob> => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const on = canvas.getContext('2d')
  if (!on) throw new Error('no canvas here')
  const code = document.createElement('canvas')
  await toCanvas(code, about.url, {
    errorCorrectionLevel: 'M',
    width: qrSize,
    margin: 2,
    color: { dark: '#04150dff', light: '#ffffffff' },
  })
  const shade = on.createLinearGradient(0, 0, 0, height)
  shade.addColorStop(0, '#0d3b26')
  shade.addColorStop(1, '#04150d')
  on.fillStyle = shade
  on.fillRect(0, 0, width, height)
  on.textAlign = 'center'
  on.fillStyle = '#ffffff'
  on.font = '800 72px system-ui, sans-serif'
  on.fillText(about.title, width / 2, 170, width - 120)
  on.drawImage(code, (width - qrSize) / 2, 260, qrSize, qrSize)
  on.font = '700 40px ui-monospace, monospace'
  on.fillText(about.url.replace(/^https?:\/\//, ''), width / 2, 1_100, width - 120)
  on.fillStyle = '#b9d3c5'
  on.font = '500 34px system-ui, sans-serif'
  on.fillText(about.note, width / 2, 1_200, width - 120)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

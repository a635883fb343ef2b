/** Numbers that look random and are always the same. */
const scatter = (index: number): number => {
  const wave = Math.sin(index * 127.1 + 3.7) * 43_758.5453
  return wave - Math.floor(wave)
}

/** The town at night behind the studio's window, out of focus: hills, sea, lights. */
export const drawBackdrop = (
  pen: CanvasRenderingContext2D,
  width: number,
  height: number,
): void => {
  pen.save()
  pen.beginPath()
  pen.rect(0, 0, width, height)
  pen.clip()
  const sky = pen.createLinearGradient(0, 0, 0, height)
  for (const [at, colour] of [
    [0, '#0d1330'],
    [0.42, '#2a2350'],
    [0.62, '#6a3a5a'],
    [0.72, '#a8604c'],
    [0.76, '#1c1a36'],
    [1, '#070914'],
  ] as const)
    sky.addColorStop(at, colour)
  pen.fillStyle = sky
  pen.fillRect(0, 0, width, height)
  pen.filter = 'blur(7px)'
  for (const [base, high, colour] of [
    [0.76, 0.34, '#2a2146'],
    [0.8, 0.24, '#171533'],
  ] as const) {
    pen.fillStyle = colour
    pen.beginPath()
    pen.moveTo(0, height)
    for (let x = 0; x <= width; x += 16) {
      const share = x / width
      const hump =
        Math.exp(-(((share - 0.28) / 0.06) ** 2)) * 0.9 +
        Math.exp(-(((share - 0.36) / 0.11) ** 2)) * 0.5
      const far =
        Math.exp(-(((share - 0.82) / 0.17) ** 2)) * 0.6 + 0.12 * Math.sin(share * 17 + base * 9)
      pen.lineTo(x, height * (base - high * Math.max(0, hump + far)))
    }
    pen.lineTo(width, height)
    pen.fill()
  }
  pen.filter = 'none'
  pen.globalCompositeOperation = 'lighter'
  for (let index = 0; index < 420; index += 1) {
    const [x, near] = [scatter(index) * width, scatter(index + 1_000)]
    const y = height * (0.735 + near * near * 0.24)
    const radius = 3 + near * 20
    const hue =
      scatter(index + 2_000) < 0.72
        ? 30 + 22 * scatter(index + 3_000)
        : 190 + 40 * scatter(index + 4_000)
    const glow = pen.createRadialGradient(x, y, radius * 0.55, x, y, radius)
    const strength = 0.1 + 0.4 * scatter(index + 5_000) * (1 - near * 0.6)
    glow.addColorStop(0, `hsla(${hue} 95% 66% / ${strength})`)
    glow.addColorStop(0.9, `hsla(${hue} 95% 60% / ${strength * 0.8})`)
    glow.addColorStop(1, 'transparent')
    pen.fillStyle = glow
    pen.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }
  pen.restore()
}

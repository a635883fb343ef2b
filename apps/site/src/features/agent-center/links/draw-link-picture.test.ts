import { expect, test, vi } from 'vitest'
import { recordingBrush } from '../../../testing/recording-brush.ts'
import { drawLinkPicture } from './draw-link-picture.ts'

const about = { url: 'https://trevo.example/r/ana', title: 'Jogue comigo', note: 'Só para maiores' }

const standInCanvas = (made: Blob | null) => {
  const recorded = recordingBrush()
  const createImageData = (width: number, height: number) => ({
    data: new Uint8ClampedArray(4 * width * height),
    width,
    height,
  })
  Object.assign(recorded.brush, { createImageData })
  const canvas = HTMLCanvasElement.prototype
  vi.spyOn(canvas, 'getContext').mockReturnValue(recorded.brush as never)
  vi.spyOn(canvas, 'toBlob').mockImplementation((done) => done(made))
  return recorded
}

test('the picture of a link has its purpose, its code and its address, one below the other', async () => {
  const picture = new Blob(['png'], { type: 'image/png' })
  const { of, texts } = standInCanvas(picture)
  expect(await drawLinkPicture(about)).toBe(picture)
  expect(of('fillRect').map(({ args }) => args)).toEqual([[0, 0, 1_080, 1_350]])
  // Centred, with a margin of 60 on both sides.
  expect(texts()).toEqual([
    ['Jogue comigo', 540, 170, 960],
    ['trevo.example/r/ana', 540, 1_100, 960],
    ['Só para maiores', 540, 1_200, 960],
  ])
  expect(of('fillText').map(({ ink }) => ink)).toEqual(['#ffffff', '#ffffff', '#b9d3c5'])
  const [code] = of('drawImage')
  expect(code?.args.slice(1)).toEqual([180, 260, 720, 720])
  expect(code?.args[0]).toHaveProperty('width', 720)
})

test('a browser that cannot make a picture is reported', async () => {
  standInCanvas(null)
  await expect(drawLinkPicture(about)).rejects.toThrow('no picture')
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await expect(drawLinkPicture(about)).rejects.toThrow('no canvas here')
})

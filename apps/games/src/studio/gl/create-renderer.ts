import { vertexSize, type Shape } from './sculpt.ts'
import { fragment, mostBones, shadowFragment, shadowVertex, vertex } from './shaders.ts'
import { columnsOf, identity, lookingAt, projected, type Affine, type Vec3 } from './vectors.ts'

/** A thing in the studio. */
export type Item = {
  /** Where it is; a figure has one place for each of its bones. */
  readonly pose: (joints: readonly Affine[]) => void
  /** Where its copies are: place and turn about the y axis, four numbers each. One at the origin if never called. */
  readonly copies: (places: readonly number[]) => void
}

export type Camera = {
  readonly from: Vec3
  readonly to: Vec3
  /** Half the picture's height at distance 1. */
  readonly tan: number
  /** From 0 up to 1: how much darker the picture is. */
  readonly dim?: number
  /** How far the picture is moved up, in shares of half its height. */
  readonly lift?: number
}

export type Renderer = {
  readonly add: (shape: Shape, castsShadow: boolean) => Item
  /** The drawn picture that surfaces of the grain `picture` show. */
  readonly setPictures: (pictures: HTMLCanvasElement) => void
  readonly resize: (width: number, height: number) => void
  readonly render: (camera: Camera) => void
  /** Frees all that the graphics memory holds. */
  readonly dispose: () => void
}

const lamp: Vec3 = [-0.75, 2.3, 1.25]
const lampAt: Vec3 = [-0.05, 0.12, -0.1]
const shadowSize = { fine: 1_536, plain: 768 } as const

type Drawn = {
  readonly vao: WebGLVertexArrayObject
  readonly buffers: readonly WebGLBuffer[]
  readonly count: number
  readonly castsShadow: boolean
  joints: Float32Array
  copyCount: number
}

const compile = (gl: WebGL2RenderingContext, kind: number, text: string): WebGLShader => {
  const shader = gl.createShader(kind)
  if (!shader) throw new Error('no shader can be made')
  gl.shaderSource(shader, text)
  gl.compileShader(shader)
  return shader
}

/** Compiles and links both; throws what the driver says where it refuses. */
const link = (gl: WebGL2RenderingContext, vertexText: string, fragmentText: string) => {
  const program = gl.createProgram()
  const shaders = [
    compile(gl, gl.VERTEX_SHADER, vertexText),
    compile(gl, gl.FRAGMENT_SHADER, fragmentText),
  ]
  for (const shader of shaders) gl.attachShader(program, shader)
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    const told = shaders.map((shader) => gl.getShaderInfoLog(shader)).join('\n')
    throw new Error(`the studio cannot be drawn: ${gl.getProgramInfoLog(program)} ${told}`)
  }
  for (const shader of shaders) gl.deleteShader(shader)
  const places = new Map<string, WebGLUniformLocation | null>()
  return {
    program,
    at: (name: string): WebGLUniformLocation | null => {
      const known = places.get(name)
      if (known !== undefined) return known
      const found = gl.getUniformLocation(program, name)
      places.set(name, found)
      return found
    },
  }
}

type Program = ReturnType<typeof link>

const attributes = [3, 3, 2, 3, 4, 4]
const copyAttribute = attributes.length

const load = (
  gl: WebGL2RenderingContext,
  { vertices, indices }: Shape,
  castsShadow: boolean,
): Drawn => {
  const vao = gl.createVertexArray()
  gl.bindVertexArray(vao)
  const buffers = [gl.createBuffer(), gl.createBuffer(), gl.createBuffer()] as const
  gl.bindBuffer(gl.ARRAY_BUFFER, buffers[0])
  gl.bufferData(gl.ARRAY_BUFFER, vertices, gl.STATIC_DRAW)
  let offset = 0
  for (const [index, size] of attributes.entries()) {
    gl.enableVertexAttribArray(index)
    gl.vertexAttribPointer(index, size, gl.FLOAT, false, vertexSize * 4, offset)
    offset += size * 4
  }
  gl.bindBuffer(gl.ARRAY_BUFFER, buffers[2])
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(4), gl.DYNAMIC_DRAW)
  gl.enableVertexAttribArray(copyAttribute)
  gl.vertexAttribPointer(copyAttribute, 4, gl.FLOAT, false, 16, 0)
  gl.vertexAttribDivisor(copyAttribute, 1)
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, buffers[1])
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STATIC_DRAW)
  gl.bindVertexArray(null)
  const joints = new Float32Array(columnsOf(identity))
  return { vao, buffers, count: indices.length, castsShadow, joints, copyCount: 1 }
}

const itemOf = (gl: WebGL2RenderingContext, drawn: Drawn): Item => ({
  pose: (joints) => {
    if (drawn.joints.length !== joints.length * 16)
      drawn.joints = new Float32Array(joints.length * 16)
    for (const [index, joint] of joints.slice(0, mostBones).entries()) {
      drawn.joints.set(columnsOf(joint), index * 16)
    }
  },
  copies: (places) => {
    drawn.copyCount = places.length / 4
    gl.bindBuffer(gl.ARRAY_BUFFER, drawn.buffers[2] ?? null)
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(places), gl.DYNAMIC_DRAW)
  },
})

const createShadow = (gl: WebGL2RenderingContext, size: number) => {
  const texture = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.DEPTH_COMPONENT24, size, size)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_COMPARE_MODE, gl.COMPARE_REF_TO_TEXTURE)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_COMPARE_FUNC, gl.LEQUAL)
  const frame = gl.createFramebuffer()
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame)
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.TEXTURE_2D, texture, 0)
  gl.bindFramebuffer(gl.FRAMEBUFFER, null)
  const seen = projected(lookingAt(lamp, lampAt), { tan: 0.56, aspect: 1.25, near: 0.8, far: 4.6 })
  return { texture, frame, size, light: new Float32Array(seen) }
}

const loadPictures = (
  gl: WebGL2RenderingContext,
  texture: WebGLTexture,
  canvas: HTMLCanvasElement,
): void => {
  gl.activeTexture(gl.TEXTURE0)
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, canvas)
  gl.generateMipmap(gl.TEXTURE_2D)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR)
  const sharp = gl.getExtension('EXT_texture_filter_anisotropic')
  if (sharp) gl.texParameterf(gl.TEXTURE_2D, sharp.TEXTURE_MAX_ANISOTROPY_EXT, 8)
}

/** Draws things with a program. */
const drawAll = (gl: WebGL2RenderingContext, { at }: Program, items: readonly Drawn[]): void => {
  for (const { vao, count, joints, copyCount } of items) {
    if (copyCount === 0) continue
    gl.uniformMatrix4fv(at('joints'), false, joints)
    gl.bindVertexArray(vao)
    gl.drawElementsInstanced(gl.TRIANGLES, count, gl.UNSIGNED_INT, 0, copyCount)
  }
}

type Scene = {
  readonly main: Program
  readonly dark: Program
  readonly shadow: ReturnType<typeof createShadow>
  readonly pictures: WebGLTexture
  readonly drawn: readonly Drawn[]
}

/** What the lamp sees. */
const drawShadow = (gl: WebGL2RenderingContext, { dark, shadow, drawn }: Scene): void => {
  gl.bindFramebuffer(gl.FRAMEBUFFER, shadow.frame)
  gl.viewport(0, 0, shadow.size, shadow.size)
  gl.clear(gl.DEPTH_BUFFER_BIT)
  gl.useProgram(dark.program)
  gl.uniformMatrix4fv(dark.at('light'), false, shadow.light)
  drawAll(
    gl,
    dark,
    drawn.filter(({ castsShadow }) => castsShadow),
  )
  gl.bindFramebuffer(gl.FRAMEBUFFER, null)
}

/** What the camera sees. */
const drawPicture = (
  gl: WebGL2RenderingContext,
  { main, shadow, pictures, drawn }: Scene,
  { from, to, tan, dim = 0, lift = 0 }: Camera,
  [width, height]: readonly [number, number],
): void => {
  gl.viewport(0, 0, width, height)
  gl.clear(gl.DEPTH_BUFFER_BIT | gl.COLOR_BUFFER_BIT)
  gl.useProgram(main.program)
  const seen = projected(lookingAt(from, to), {
    tan,
    aspect: width / height,
    near: 0.12,
    far: 14,
    lift,
  })
  gl.uniformMatrix4fv(main.at('camera'), false, seen)
  gl.uniformMatrix4fv(main.at('light'), false, shadow.light)
  gl.uniform3fv(main.at('eye'), [...from])
  gl.uniform3fv(main.at('lamp'), [...lamp])
  gl.uniform2f(main.at('size'), width, height)
  gl.uniform1f(main.at('dim'), dim)
  gl.activeTexture(gl.TEXTURE0)
  gl.bindTexture(gl.TEXTURE_2D, pictures)
  gl.uniform1i(main.at('pictures'), 0)
  gl.activeTexture(gl.TEXTURE1)
  gl.bindTexture(gl.TEXTURE_2D, shadow.texture)
  gl.uniform1i(main.at('shadow'), 1)
  drawAll(gl, main, drawn)
  gl.bindVertexArray(null)
}

/** Draws the studio into a canvas. Throws where the browser cannot. */
export const createRenderer = (gl: WebGL2RenderingContext, isFine: boolean): Renderer => {
  const main = link(gl, vertex, fragment(isFine))
  const dark = link(gl, shadowVertex, shadowFragment)
  const shadow = createShadow(gl, isFine ? shadowSize.fine : shadowSize.plain)
  const pictures = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, pictures)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, 1, 1, 0, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
  const drawn: Drawn[] = []
  const scene: Scene = { main, dark, shadow, pictures, drawn }
  let size: readonly [number, number] = [1, 1]
  gl.enable(gl.DEPTH_TEST)
  return {
    add: (shape, castsShadow) => {
      const one = load(gl, shape, castsShadow)
      drawn.push(one)
      return itemOf(gl, one)
    },
    setPictures: (canvas) => loadPictures(gl, pictures, canvas),
    resize: (width, height) => {
      size = [width, height]
    },
    render: (camera) => {
      drawShadow(gl, scene)
      drawPicture(gl, scene, camera, size)
    },
    dispose: () => {
      for (const { vao, buffers } of drawn) {
        gl.deleteVertexArray(vao)
        for (const buffer of buffers) gl.deleteBuffer(buffer)
      }
      drawn.length = 0
      gl.deleteTexture(pictures)
      gl.deleteTexture(shadow.texture)
      gl.deleteFramebuffer(shadow.frame)
      gl.deleteProgram(main.program)
      gl.deleteProgram(dark.program)
    },
  }
}

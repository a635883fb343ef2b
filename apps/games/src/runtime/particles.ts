/** How one kind of particle is created and moves; speeds in CSS pixels per second. */
export type ParticleKind = {
  /** Index of its picture in the sheet given to `createParticles`. */
  readonly sprite: number
  readonly size: number
  readonly sizeSpread: number
  readonly lifeSec: number
  readonly gravity: number
  readonly drag: number
  readonly spin: number
  /** Sideways sway in pixels. */
  readonly sway: number
  readonly fadeIn: number
}

export type Particles = {
  readonly emit: (kind: ParticleKind, at: Emission) => void
  /** Moves all particles; true while any is alive. */
  readonly step: (sinceLastMs: number) => boolean
  readonly draw: (context: CanvasRenderingContext2D) => void
  readonly clear: () => void
  readonly count: () => number
}

export type Emission = {
  readonly x: number
  readonly y: number
  /** Radians; 0 is to the right, -π/2 is up. */
  readonly angle: number
  readonly angleSpread: number
  readonly speed: number
  readonly speedSpread: number
}

/** x, y, vx, vy, age, life, size, rotation, spin, phase */
const FIELDS = 10

/**
 * A fixed pool in one array: nothing is allocated while particles fly. When the pool is full the oldest are
 * overwritten. Randomness here is decoration; it never affects an outcome.
 */
export const createParticles = (
  sprites: readonly CanvasImageSource[],
  capacity: number,
): Particles => {
  const data = new Float32Array(capacity * FIELDS)
  const kinds: (ParticleKind | undefined)[] = Array.from({ length: capacity })
  let next = 0
  let alive = 0

  const emit = (kind: ParticleKind, at: Emission): void => {
    if (!kinds[next]) alive += 1
    kinds[next] = kind
    writeParticle(data, next * FIELDS, kind, at)
    next = (next + 1) % capacity
  }

  const step = (sinceLastMs: number): boolean => {
    const sec = sinceLastMs / 1000
    for (let index = 0; index < capacity; index += 1) {
      const kind = kinds[index]
      if (!kind) continue
      const offset = index * FIELDS
      const age = at(data, offset + 4) + sec
      if (age >= at(data, offset + 5)) {
        kinds[index] = undefined
        alive -= 1
        continue
      }
      data[offset + 4] = age
      moveParticle(data, offset, kind, sec)
    }
    return alive > 0
  }

  const draw = (context: CanvasRenderingContext2D): void => {
    const base = context.getTransform()
    for (let index = 0; index < capacity; index += 1) {
      const kind = kinds[index]
      const sprite = kind && sprites[kind.sprite]
      if (!kind || !sprite) continue
      const offset = index * FIELDS
      const part = at(data, offset + 4) / at(data, offset + 5)
      const size = at(data, offset + 6)
      const sway = kind.sway * Math.sin(at(data, offset + 9) + part * 6)
      context.globalAlpha = Math.min(1, part / kind.fadeIn) * Math.min(1, (1 - part) * 3)
      const cos = Math.cos(at(data, offset + 7)) * base.a
      const sin = Math.sin(at(data, offset + 7)) * base.a
      const x = (at(data, offset) + sway) * base.a
      const y = at(data, offset + 1) * base.a
      context.setTransform(cos, sin, -sin, cos, x, y)
      context.drawImage(sprite, -size / 2, -size / 2, size, size)
    }
    context.globalAlpha = 1
    context.setTransform(base)
  }

  const clear = (): void => {
    kinds.fill(undefined)
    alive = 0
  }
  return { emit, step, draw, clear, count: () => alive }
}

const writeParticle = (
  data: Float32Array,
  offset: number,
  kind: ParticleKind,
  from: Emission,
): void => {
  const angle = from.angle + spread(from.angleSpread)
  const speed = from.speed + spread(from.speedSpread)
  data[offset] = from.x
  data[offset + 1] = from.y
  data[offset + 2] = Math.cos(angle) * speed
  data[offset + 3] = Math.sin(angle) * speed
  data[offset + 4] = 0
  data[offset + 5] = kind.lifeSec * (0.75 + Math.random() * 0.5)
  data[offset + 6] = kind.size + spread(kind.sizeSpread)
  data[offset + 7] = Math.random() * Math.PI * 2
  data[offset + 8] = spread(kind.spin)
  data[offset + 9] = Math.random() * Math.PI * 2
}

const moveParticle = (
  data: Float32Array,
  offset: number,
  kind: ParticleKind,
  sec: number,
): void => {
  const slow = Math.exp(-kind.drag * sec)
  const vx = at(data, offset + 2) * slow
  const vy = at(data, offset + 3) * slow + kind.gravity * sec
  data[offset] = at(data, offset) + vx * sec
  data[offset + 1] = at(data, offset + 1) + vy * sec
  data[offset + 2] = vx
  data[offset + 3] = vy
  data[offset + 7] = at(data, offset + 7) + at(data, offset + 8) * sec
}

const at = (data: Float32Array, index: number): number => data[index] ?? 0
const spread = (range: number): number => (Math.random() * 2 - 1) * range

/** The most bones of a figure. */
export const mostBones = 16

const version = '#version 300 es\nprecision highp float;\n'

const moved = `
layout(location=0) in vec3 place;
layout(location=1) in vec3 normal;
layout(location=2) in vec2 picture;
layout(location=3) in vec3 colour;
layout(location=4) in vec4 surface;
layout(location=5) in vec4 bones;
layout(location=6) in vec4 copy; // place, and how far it is turned, of one of several
uniform mat4 joints[${mostBones}];
mat4 jointOf() {
  mat4 joint = joints[int(bones.x)] * bones.z;
  if (bones.w > 0.0) joint += joints[int(bones.y)] * bones.w;
  float c = cos(copy.w), s = sin(copy.w);
  return mat4(c,0,-s,0, 0,1,0,0, s,0,c,0, copy.xyz,1) * joint;
}`

export const shadowVertex = `${version}${moved}
uniform mat4 light;
void main() { gl_Position = light * jointOf() * vec4(place, 1.0); }`

export const shadowFragment = `${version}void main() {}`

export const vertex = `${version}${moved}
uniform mat4 camera;
uniform mat4 light;
out vec3 vPlace; out vec3 vOwn; out vec3 vNormal; out vec2 vPicture; out vec3 vColour; out vec4 vSurface;
  out vec4 vShade;
void main() {
  mat4 joint = jointOf();
  vec4 at = joint * vec4(place, 1.0);
  vPlace = at.xyz; vOwn = place; vNormal = mat3(joint) * normal;
  vPicture = picture; vColour = colour; vSurface = surface;
  vShade = light * (at + vec4(normalize(vNormal) * 0.006, 0.0));
  gl_Position = camera * at;
}`

/** What is around: walls, floor, and soft boxes that shine in what is smooth. */
const surroundings = `
precision highp sampler2DShadow;
in vec3 vPlace; in vec3 vOwn; in vec3 vNormal; in vec2 vPicture; in vec3 vColour; in vec4 vSurface; in vec4 vShade;
uniform sampler2D pictures;
uniform sampler2DShadow shadow;
uniform vec3 eye; uniform vec3 lamp; uniform vec2 size; uniform float dim;
out vec4 result;
const float PI = 3.14159265;
float hash(vec3 p) { p = fract(p * 0.3183099 + 0.1); p *= 17.0; return fract(p.x * p.y * p.z * (p.x + p.y + p.z)); }
float noise(vec3 p) {
  vec3 i = floor(p), f = fract(p); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(mix(hash(i), hash(i + vec3(1,0,0)), f.x), mix(hash(i + vec3(0,1,0)), hash(i + vec3(1,1,0)),
    f.x), f.y),
             mix(mix(hash(i + vec3(0,0,1)), hash(i + vec3(1,0,1)), f.x), mix(hash(i + vec3(0,1,1)),
               hash(i + vec3(1,1,1)), f.x), f.y), f.z);
}
float box(vec3 dir, vec3 at, vec2 half_, float rough) {
  vec3 z = normalize(at), x = normalize(cross(vec3(0,1,0.01), z)), y = cross(z, x);
  float d = dot(dir, z); if (d <= 0.0) return 0.0;
  vec2 p = abs(vec2(dot(dir, x), dot(dir, y)) / d);
  float soft = 0.04 + rough * 0.9;
  vec2 in_ = 1.0 - smoothstep(half_ - soft * 0.5, half_ + soft, p);
  return in_.x * in_.y / (1.0 + rough * 3.0);
}
vec3 around(vec3 dir, float rough) {
  float up = dir.y;
  vec3 wall = mix(vec3(0.10,0.055,0.035), vec3(0.16,0.09,0.07), smoothstep(-0.4, 0.5, up));
  vec3 light = mix(vec3(0.05,0.04,0.03), wall, smoothstep(-0.5 - rough, 0.1 + rough, up));
  light = mix(light, vec3(0.035,0.03,0.04), smoothstep(0.45, 0.95, up));
  light += vec3(5.2,4.5,3.6) * box(dir, vec3(-0.55,0.9,0.7), vec2(0.42,0.2), rough);
  light += vec3(3.0,2.7,2.4) * box(dir, vec3(0.9,0.8,0.5), vec2(0.2,0.45), rough);
  light += vec3(2.6,1.5,0.7) * box(dir, vec3(0.1,0.55,-1.0), vec2(0.9,0.07), rough);
  light += vec3(1.1,1.6,2.6) * box(dir, vec3(-1.0,0.25,-0.35), vec2(0.12,0.5), rough);
  return light;
}
`

const shadeOf = (isFine: boolean): string => `
float shadeOf() {
  vec3 p = vShade.xyz / vShade.w * 0.5 + 0.5;
  if (p.x < 0.0 || p.x > 1.0 || p.y < 0.0 || p.y > 1.0) return 1.0;
  ${
    isFine
      ? `float sum = 0.0; vec2 texel = 1.6 / vec2(textureSize(shadow, 0));
  for (int x = -1; x <= 1; x++) for (int y = -1; y <= 1;
    y++) sum += texture(shadow, vec3(p.xy + vec2(x, y) * texel, p.z - 0.0007));
  return sum / 9.0;`
      : 'return texture(shadow, vec3(p.xy, p.z - 0.0012));'
  }
}
`

const begin = `
float shine(vec3 n, vec3 v, vec3 l, float rough) {
  vec3 h = normalize(v + l); float a = rough * rough + 0.002, nh = max(dot(n, h), 0.0), nl = max(dot(n, l),
    0.0), nv = max(dot(n, v), 0.02);
  float d = nh * nh * (a * a - 1.0) + 1.0, k = a * 0.5;
  return a * a / (PI * d * d) / (4.0 * (nl * (1.0 - k) + k) * (nv * (1.0 - k) + k)) * nl;
}
vec3 film(vec3 c) { return clamp((c * (2.51 * c + 0.03)) / (c * (2.43 * c + 0.59) + 0.14), 0.0, 1.0); }
void main() {
  vec3 base = vColour; float rough = vSurface.x, metal = vSurface.y, glow = vSurface.z;
    int grain = int(vSurface.w + 0.5);
  vec3 n = normalize(vNormal), v = normalize(eye - vPlace);
  if (dot(n, v) < 0.0 && grain != 4) n = -n;
  float coat = 0.0, skin = 0.0;
  if (grain == 3) { vec4 seen = texture(pictures, vPicture); base = mix(base, seen.rgb * seen.rgb, seen.a); }
`

const grainOf = (isFine: boolean): string => `
  ${
    isFine
      ? `if (grain == 1) {
    vec3 p = vOwn * vec3(9.0, 34.0, 34.0) + noise(vOwn * 7.0) * 2.2;
    float line = noise(p) * 0.65 + noise(p * vec3(2.0, 3.1, 3.1)) * 0.35;
    base *= 0.55 + 0.85 * line; coat = 1.0;
  }
  if (grain == 5) { float strand = noise(vOwn * vec3(310.0, 42.0, 310.0)); base *= 0.55 + 0.9 * strand;
    rough = mix(0.3, 0.5, strand); }
  if (grain == 2) base *= 0.86 + 0.28 * noise(vOwn * 420.0);`
      : 'if (grain == 1) coat = 1.0;'
  }
`

const end = `
  if (grain == 4) skin = 1.0;
  vec3 r = reflect(-v, n); float nv = max(dot(n, v), 0.0);
  vec3 f0 = mix(vec3(0.04), base, metal);
  vec3 fresnel = f0 + (max(vec3(1.0 - rough), f0) - f0) * pow(1.0 - nv, 5.0);
  vec3 l = lamp - vPlace; float far = length(l); l /= far;
  float spot = smoothstep(0.55, 0.9, dot(l, normalize(lamp - vec3(0.0, 0.1, 0.0))));
  float shade = shadeOf();
  vec3 key = vec3(1.0,0.9,0.76) * 15.0 / (far * far) * spot * shade;
  float nl = dot(n, l);
  vec3 spread = vec3(max(nl, 0.0));
  if (skin > 0.0) spread = clamp(vec3((nl + 0.32) / 1.32, (nl + 0.16) / 1.16, (nl + 0.1) / 1.1), 0.0,
    1.0) * vec3(1.0, 0.97, 0.95);
  vec3 plain = base * (1.0 - metal);
  vec3 soft = mix(vec3(0.13,0.09,0.07), vec3(0.36,0.31,0.29), n.y * 0.5 + 0.5);
  soft += vec3(0.42,0.36,0.3) * pow(max(dot(n, normalize(vec3(-0.35,0.3,0.9))), 0.0),
    1.5) + vec3(0.1,0.16,0.3) * max(dot(n, normalize(vec3(-0.9,0.1,-0.3))),
      0.0) + vec3(0.4,0.22,0.1) * max(dot(n, normalize(vec3(0.8,0.2,-0.6))), 0.0);
  float near = mix(0.55, 1.0, shade);
  vec3 light = plain * (key * spread / PI * 1.7 + soft * near);
  light += around(r, rough) * fresnel * mix(0.6, 1.0, shade) * (1.0 - rough * 0.55);
  light += key * shine(n, v, l, max(rough, 0.12)) * f0 * 3.0;
  if (coat > 0.0) { float edge = 0.04 + 0.96 * pow(1.0 - nv, 5.0);
    light += around(r, 0.05) * edge * 0.9 * near + key * shine(n, v, l, 0.16) * 0.06; }
  light = mix(light, base * glow, step(0.001, glow));
  light *= 1.0 - dim;
  vec2 corner = gl_FragCoord.xy / size - 0.5;
  light *= 1.0 - 0.75 * dot(corner, corner);
  result = vec4(pow(film(light * 0.92), vec3(1.0 / 2.2)), 1.0);
}`

/** Light as in a studio: one lamp with a shadow, soft boxes in front, strips of light behind. */
export const fragment = (isFine: boolean): string =>
  [version, surroundings, shadeOf(isFine), begin, grainOf(isFine), end].join('')

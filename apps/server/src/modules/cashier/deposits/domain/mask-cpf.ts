/** `52998224725` → `***.982.247-**`: enough to recognise one's own, not enough to copy. */
export const maskCpf = (cpf: string): string => `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`

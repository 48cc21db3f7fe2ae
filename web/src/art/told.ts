/** What a picture is to those who do not see it: its words, or nothing at all. */
export const told = (label: string | undefined) =>
  ({
    role: label ? 'img' : undefined,
    'aria-label': label,
    'aria-hidden': label ? undefined : 'true',
    focusable: 'false',
  }) as const;

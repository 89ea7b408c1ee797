/* slugs.ts: the anchors of headings, as GitHub makes them: lower case, without punctuation, blanks as dashes; a second one of the same
 * name in a page gets a number. So links work here as they do there. */
export function slugOf(heading: string): string {
  return heading.toLowerCase().trim().replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '').replaceAll(' ', '-');
}

export class Slugs {
  private readonly used = new Map<string, number>();

  next(heading: string): string {
    const slug = slugOf(heading), count = this.used.get(slug) ?? 0;
    this.used.set(slug, count + 1);
    return count ? `${slug}-${count}` : slug;
  }
}

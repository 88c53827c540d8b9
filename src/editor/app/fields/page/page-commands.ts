/** Something that leads to a page. */
export interface LinkHere {
  /** The page or part of the site that it is on, in words. */
  where: string;
  /** What visitors click there. */
  words: string;
}

/** What can be done with whole pages. Each is done at once, and then leads to where the editor goes on. */
export interface PageCommands {
  /** Why none of it is possible now, such as changes that are not saved. */
  refusal?: string | undefined;
  /** @throws Error with a sentence for the editor, as all of them do */
  create(title: string): Promise<void>;
  copy(title: string): Promise<void>;
  /** @param name the last part of the new address */
  rename(name: string): Promise<void>;
  /** What still leads to the page. */
  linksHere(): Promise<LinkHere[]>;
  remove(): Promise<void>;
}

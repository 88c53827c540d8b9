/** A link that leads to a page. */
export interface LinkHere {
  /** Where it is: “on the page …”. */
  where: string;
  /** An entry of the header or footer, which goes with the page. */
  isMenu: boolean;
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
  /** @param leadTo address of the page that links, and visitors with the old address, are led to from now on */
  remove(leadTo?: string): Promise<void>;
}

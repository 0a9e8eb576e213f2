/** Whether an address may be the target of a link: of the web, of a mail, or of this site. */
export const isLink = (address: string): boolean => /^(?:https?:\/\/\S|mailto:\S|\/(?!\/))/i.test(address);

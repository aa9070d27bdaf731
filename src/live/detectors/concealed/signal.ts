/** Whether a text lures an agent: the second sign that concealed text needs before anything is said of it (SECURITY S33). Linear; never throws. */
export type Signal = (text: string) => boolean;

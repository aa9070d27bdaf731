import * as React from 'react';

interface Props<T> { readonly items: readonly T[]; render?: (item: T) => React.ReactNode }

const Context = React.createContext<{ open: boolean }>({ open: false });
const pick = <T,>(items: T[]): T | undefined => items[0];
const narrow = <T extends object>(item: T) => { function inNarrow() {} return item; };
const text = <p>it's {'a'} function no() {'{}'} class No &lt; {/* const no = () => 1; */}</p>;

export const List = <T extends { id: string }>({ items, render = (item) => <i>{item.id}</i> }: Props<T>) => (
  <ul onClick={() => { function inHandler() {} }} {...rest}>
    {items.map((item) => <li key={item.id}>{render(item)} if (a) {'}'} </li>)}
    <Row of={function inline() {}} />
    <></>
  </ul>
);

export default function App({ title }: { title: string }): React.ReactElement {
  const [open, setOpen] = React.useState<boolean>(false);
  const toggle = React.useCallback(() => { setOpen(!open); }, [open]);
  const Inner = () => <b>{title}</b>;
  function header() { return <h1 className="function no() {}">{title}</h1>; }
  return open ? <Context.Provider value={{ open }}>{header()}<Inner /></Context.Provider> : <div>closed: const no = 1;</div>;
}

class Legacy extends React.Component<Props<string>, { open: boolean }> {
  state = { open: false };
  static defaultProps = { items: [], onClose() {} };
  toggle = () => <b>{1}</b>;
  render() { return <div>{this.props.items.map((item) => { const cell = () => <i>{item}</i>; return cell(); })}</div> }
}

export const memo = React.memo(function Memo() { function inMemo() {} return <i>{"}"}</i>; });
export const element = <div
  className={a < b ? 'c' : 'd'}
  style={{ a: 1 }}
/>
export const next = 1
const generic = useState<Map<string, { a: 1 }>>(new Map())
const after = a < b && c > d
